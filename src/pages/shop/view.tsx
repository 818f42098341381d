import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { usePageTitle } from '@/features/page-title/use-page-title';

import { $shopError, $sections, shopRetryClicked } from './model';
import { ContinueCard } from './parts/continue-card';
import { Sections } from './parts/sections';
import { ShopFooter } from './parts/shop-footer';
import { ShopHeader } from './parts/shop-header';
import { ShopSkeleton } from './parts/shop-skeleton';
import { TypeChips } from './parts/type-chips';
import styles from './view.module.css';

/** The storefront, composed by the server. */
export default function ShopPage() {
  usePageTitle(null);
  return (
    <div className={styles['page']}>
      <ShopHeader />
      <TypeChips />
      <div className={styles['sections']}>
        <ContinueCard />
        <Storefront />
      </div>
      <ShopFooter />
    </div>
  );
}

function Storefront() {
  const { sections, error, retry } = useUnit({
    sections: $sections,
    error: $shopError,
    retry: shopRetryClicked,
  });
  // A store update renders synchronously; deferred, React renders it in slices behind the skeleton.
  const shown = useDeferredValue(sections);
  if (shown) return <Sections sections={shown} />;
  if (error) return <LoadFailed error={error} onRetry={() => retry()} />;
  return <ShopSkeleton />;
}
