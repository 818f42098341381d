import { useUnit } from 'effector-react';

import { BackButton } from '@/features/back-navigation/ui/back-button';
import { SEARCH_MAX_LENGTH } from '@/shared/config/constants';
import { clp } from '@/shared/i18n/fa/clp';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SearchField } from '@/shared/ui/search-field/search-field';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $fieldText, queryTyped } from '../model';

import styles from './listing-header.module.css';

interface ListingHeaderProps {
  heading: { readonly text: string | null; readonly isSearch: boolean };
}

/** The search page shows the search field; every other listing shows its name and the back button. */
export function ListingHeader({ heading }: ListingHeaderProps) {
  if (heading.isSearch) {
    return (
      <>
        <PageHeader kind="root" title={heading.text} />
        <div className={styles['search']}>
          <Search />
        </div>
      </>
    );
  }
  return <PageHeader start={<BackButton />} title={heading.text ?? <ComingTitle />} />;
}

function Search() {
  const { text, typed } = useUnit({ text: $fieldText, typed: queryTyped });
  return (
    <SearchField
      label={clp.searchField}
      clearLabel={clp.clear}
      value={text}
      maxLength={SEARCH_MAX_LENGTH}
      onTyped={typed}
    />
  );
}

function ComingTitle() {
  return (
    <>
      <VisuallyHidden>{clp.loading}</VisuallyHidden>
      <Skeleton shape="text" width="6em" />
    </>
  );
}
