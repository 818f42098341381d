import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { usePageTitle } from '@/features/page-title/use-page-title';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import {
  $catalogError,
  $catalogHead,
  $isCatalogMissing,
  $isWholeCatalog,
  catalogRetryClicked,
} from './model';
import { CatalogBooks } from './parts/catalog-books';
import { CatalogHead } from './parts/catalog-head';
import { MissingCatalog } from './parts/missing-catalog';
import { SubGenres } from './parts/sub-genres';
import styles from './view.module.css';

/** All titles, an editor's list, a list of the shop or a genre. Rule: docs/behaviour.md#catalog */
export default function CatalogPage() {
  const { head, isAll, error, isMissing, retry } = useUnit({
    head: $catalogHead,
    isAll: $isWholeCatalog,
    error: $catalogError,
    isMissing: $isCatalogMissing,
    retry: catalogRetryClicked,
  });
  const title = head?.title ?? texts.title;
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={title} />
      {isMissing && <MissingCatalog />}
      {!isMissing && head === null && error && <LoadFailed error={error} onRetry={() => retry()} />}
      {!isMissing && (head !== null || error === null) && (
        <>
          {!isAll && <CatalogHead head={head} />}
          <SubGenres />
          <CatalogBooks />
        </>
      )}
    </div>
  );
}
