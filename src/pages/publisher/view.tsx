import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { usePageTitle } from '@/features/page-title/use-page-title';
import { isHttpError } from '@/shared/api/errors';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { people as texts } from '@/shared/i18n/fa/people';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $publisher, $publisherError, publisherRetryClicked } from './model';
import { PublisherHead } from './parts/publisher-head';
import { Works } from './parts/works';
import styles from './view.module.css';

/** The page of a publisher: its logo and its titles in the chosen order. */
export default function PublisherPage() {
  const { publisher, error, retry } = useUnit({
    publisher: $publisher,
    error: $publisherError,
    retry: publisherRetryClicked,
  });
  // What is known stays when it cannot be loaded again.
  const failure = publisher ? null : error;
  usePageTitle(publisher?.title ?? null);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={publisher?.title ?? pageTitles.publisher} />
      {failure && isHttpError(failure, 404) && (
        <StateMessage
          picture={<MissingBookPicture />}
          text={texts.publisherMissing}
          action={
            <ButtonLink to="/clp" kind="outline">
              {texts.toSearch}
            </ButtonLink>
          }
        />
      )}
      {failure && !isHttpError(failure, 404) && (
        <LoadFailed error={failure} onRetry={() => retry()} />
      )}
      {!failure && (
        <div className={styles['content']}>
          <PublisherHead publisher={publisher} />
          <Works />
        </div>
      )}
    </div>
  );
}
