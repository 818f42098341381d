import { BackButton } from '@/features/back-navigation/ui/back-button';
import { clp } from '@/shared/i18n/fa/clp';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './listing-header.module.css';
import { SearchBox } from './search-box';

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
          <SearchBox />
        </div>
      </>
    );
  }
  return <PageHeader start={<BackButton />} title={heading.text ?? <ComingTitle />} />;
}

function ComingTitle() {
  return (
    <>
      <VisuallyHidden>{clp.loading}</VisuallyHidden>
      <Skeleton shape="text" width="6em" />
    </>
  );
}
