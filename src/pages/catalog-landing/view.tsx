import { useUnit } from 'effector-react';

import { catalogOverview } from '@/entities/catalog/model';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { catalogLandingRetryClicked } from './model';
import { LandingHead } from './parts/landing-head';
import { LandingLists } from './parts/landing-lists';
import { LandingSkeleton } from './parts/landing-skeleton';
import styles from './view.module.css';

/** The start of the catalogue: the editors' lists and the genres. Rule: docs/behaviour.md#catalog */
export default function CatalogLandingPage() {
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles['catalog-landing']} />
      <Content />
    </div>
  );
}

function Content() {
  const { answer, error, retry } = useUnit({
    answer: catalogOverview.$answer,
    error: catalogOverview.$error,
    retry: catalogLandingRetryClicked,
  });
  if (answer === null) {
    return error ? <LoadFailed error={error} onRetry={() => retry()} /> : <LandingSkeleton />;
  }
  const { lists, genres } = answer.value;
  if (lists.length === 0 && genres.length === 0) {
    return (
      <StateMessage
        picture={<EmptyShelfPicture />}
        text={texts.landing.empty}
        action={
          <ButtonLink to="/" kind="outline">
            {texts.toShop}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <LandingHead genres={genres} />
      <LandingLists lists={lists} genres={genres} />
    </>
  );
}
