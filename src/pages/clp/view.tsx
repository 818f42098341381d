import { useUnit } from 'effector-react';

import { usePageTitle } from '@/features/page-title/use-page-title';
import { clp } from '@/shared/i18n/fa/clp';

import { $listingHeading, listedBooks } from './model';
import { ListingHeader } from './parts/listing-header';
import { Results } from './parts/results';
import { TypeFilter } from './parts/type-filter';
import styles from './view.module.css';

/** The search page and every listing of books. */
export default function ListingPage() {
  const { heading, query } = useUnit({ heading: $listingHeading, query: listedBooks.$query });
  const isSearchResult = heading.isSearch && query.q !== undefined;
  usePageTitle(isSearchResult ? clp.resultsFor(query.q ?? '') : heading.text);
  return (
    <div className={styles['page']}>
      <ListingHeader heading={heading} />
      <div className={styles['columns']}>
        <TypeFilter chosen={query.contentType} />
        <div>
          <Results />
        </div>
      </div>
    </div>
  );
}
