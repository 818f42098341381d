import { useUnit } from 'effector-react';
import { Navigate, useParams } from 'react-router-dom';

import { BackButton } from '@/features/back-navigation/ui/back-button';
import { openOutsideFx } from '@/shared/bridge/open-outside';
import { APP_VERSION, CONTACT_ADDRESS } from '@/shared/config/constants';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { plain } from '@/shared/i18n/fa/plain';
import { toPersianDigits } from '@/shared/i18n/format';
import type { PlainPageId } from '@/shared/routing/page-table';
import { authorPath, bookPath, publisherPath } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { pictureOf } from './pictures';
import styles from './view.module.css';

/** Pages that redirect to a listing when their address has an id. */
const shownElsewhere: Partial<Record<PlainPageId, (id: number) => string>> = {
  artist: (id) => authorPath({ id }),
  publisher: (id) => publisherPath({ id }),
  'about-book': bookPath,
};

/** A placeholder page with one sentence and a link to the shop. */
export default function PlainPage({ page }: { page: PlainPageId }) {
  const { id = '' } = useParams();
  const pathElsewhere = shownElsewhere[page];
  return pathElsewhere && /^[1-9]\d{0,9}$/.test(id) ? (
    <Navigate to={pathElsewhere(Number(id))} replace />
  ) : (
    <Sentence page={page} />
  );
}

function Sentence({ page }: { page: PlainPageId }) {
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles[page]} />
      <StateMessage
        picture={pictureOf(page)}
        text={plain.sentences[page]}
        action={
          <ButtonLink to="/" kind="outline">
            {plain.toShop}
          </ButtonLink>
        }
      />
      {page === 'about' && <AboutApp />}
    </div>
  );
}

/** The contact opens outside the app: in a wrapper by the native app. */
function AboutApp() {
  const openOutside = useUnit(openOutsideFx);
  return (
    <div className={styles['about']}>
      <Button kind="quiet" onClick={() => void openOutside(CONTACT_ADDRESS)}>
        {plain.contact}
      </Button>
      <p className={styles['version']}>{plain.version(toPersianDigits(APP_VERSION))}</p>
    </div>
  );
}
