import { Navigate, useParams } from 'react-router-dom';

import { BackButton } from '@/features/back-navigation/ui/back-button';
import { usePageTitle } from '@/features/page-title/use-page-title';
import { APP_VERSION } from '@/shared/config/constants';
import { pages } from '@/shared/i18n/fa/pages';
import { toPersianDigits } from '@/shared/i18n/format';
import { authorPath, bookPath, publisherPath } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { pictureOf, type PlainPageName } from './pictures';
import styles from './view.module.css';

/** Pages that redirect to a listing when their address has an id. */
const shownElsewhere: Partial<Record<PlainPageName, (id: number) => string>> = {
  artist: (id) => authorPath({ id }),
  publisher: (id) => publisherPath({ id }),
  aboutBook: bookPath,
};

/** A placeholder page with one sentence and a link to the shop. */
export default function PlainPage({ page }: { page: PlainPageName }) {
  const { id = '' } = useParams();
  const pathElsewhere = shownElsewhere[page];
  return pathElsewhere && /^[1-9]\d{0,9}$/.test(id) ? (
    <Navigate to={pathElsewhere(Number(id))} replace />
  ) : (
    <Sentence page={page} />
  );
}

function Sentence({ page }: { page: PlainPageName }) {
  const { heading, text } = pages[page];
  usePageTitle(heading);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={heading} />
      <StateMessage
        picture={pictureOf(page)}
        text={text}
        action={
          <ButtonLink to="/" kind="outline">
            {pages.toShop}
          </ButtonLink>
        }
      />
      {page === 'about' && (
        <p className={styles['version']}>{pages.about.version(toPersianDigits(APP_VERSION))}</p>
      )}
    </div>
  );
}
