import { BackButton } from '@/features/back-navigation/ui/back-button';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { plain } from '@/shared/i18n/fa/plain';
import type { PlainPageId } from '@/shared/routing/page-table';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { pictureOf } from './pictures';
import styles from './view.module.css';

/** A placeholder page with one sentence and a link to the shop. */
export default function PlainPage({ page }: { page: PlainPageId }) {
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
    </div>
  );
}
