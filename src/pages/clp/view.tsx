import { useUnit } from 'effector-react';

import { usePageTitle } from '@/features/page-title/use-page-title';
import { clp } from '@/shared/i18n/fa/clp';

import { $isSearchStart, $listingHeading, $listingQuery } from './model';
import { FilterBar } from './parts/filter-bar';
import { FilterColumn } from './parts/filter-column';
import { ListingHeader } from './parts/listing-header';
import { Results } from './parts/results';
import { SearchStart } from './parts/search-start';
import styles from './view.module.css';

/** The search page and every listing of books. */
export default function ListingPage() {
  const { heading, query, isStart } = useUnit({
    heading: $listingHeading,
    query: $listingQuery,
    isStart: $isSearchStart,
  });
  const isSearchResult = heading.isSearch && query.q !== undefined;
  usePageTitle(isSearchResult ? clp.resultsFor(query.q ?? '') : heading.text);
  return (
    <div className={styles['page']}>
      <ListingHeader heading={heading} />
      {isStart ? (
        <SearchStart />
      ) : (
        <div className={styles['columns']}>
          <FilterColumn />
          <div>
            <FilterBar />
            <Results />
          </div>
        </div>
      )}
    </div>
  );
}
