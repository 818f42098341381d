import { useUnit } from 'effector-react';

import { usePageTitle } from '@/features/page-title/use-page-title';
import { listing } from '@/shared/i18n/fa/listing';

import { $heading, $query } from './model';
import { ListingHeader } from './parts/listing-header';
import { Results } from './parts/results';
import { TypeFilter } from './parts/type-filter';
import styles from './view.module.css';

/** The search page and every listing of books. */
export default function ListingPage() {
  const { heading, query } = useUnit({ heading: $heading, query: $query });
  const isOfWords = heading.isSearch && query.q !== undefined;
  usePageTitle(isOfWords ? listing.resultsFor(query.q ?? '') : heading.text);
  return (
    <div className={styles['page']}>
      <ListingHeader heading={heading} />
      <TypeFilter chosen={query.contentType} />
      <Results />
    </div>
  );
}
