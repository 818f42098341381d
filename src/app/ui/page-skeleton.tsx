import { pageTitles } from '@/shared/i18n/fa/page-titles';
import type { PageId } from '@/shared/routing/page-table';
import { preloadable } from '@/shared/ui/preloadable';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './page-skeleton.module.css';

/**
 * Stands for a page until its code is there: its outline or, until that is there, its title. The outlines are small and
 * loaded before any page, and no part of the first screen.
 */
export const { View: PageSkeleton, preload: preloadOutlines } = preloadable(
  () => import('./page-outline'),
  { Pending: TitleAlone, Failed: TitleAlone },
);

function TitleAlone({ page }: { page: PageId }) {
  const title = pageTitles[page];
  return (
    <div className={styles['page']} aria-busy="true">
      {title === null ? (
        <Skeleton width="60%" height="28px" />
      ) : (
        <h1 className={styles['title']}>{title}</h1>
      )}
    </div>
  );
}
