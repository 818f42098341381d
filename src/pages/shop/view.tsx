import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { LostPart } from '@/entities/connection/ui/lost-part';
import { usePageTitle } from '@/features/page-title/use-page-title';
import { preloadable } from '@/shared/ui/preloadable';

import { $shopError, $sections, shopRetryClicked } from './model';
import { Sections } from './parts/sections';
import sections from './parts/sections.module.css';
import { ShopHeader } from './parts/shop-header';
import { ShopSkeleton } from './parts/shop-skeleton';
import styles from './view.module.css';

const { View: ShopFooter } = preloadable(() => import('./parts/later/shop-footer'), {
  Failed: LostPart,
});
const { View: EmptyShop } = preloadable(() => import('./parts/empty-shop'), { Failed: LostPart });

/** The storefront, composed by the server. */
export default function ShopPage() {
  usePageTitle(null);
  return (
    <div className={styles['page']}>
      <ShopHeader />
      <Storefront />
    </div>
  );
}

function Storefront() {
  const {
    sections: loaded,
    error,
    retry,
  } = useUnit({
    sections: $sections,
    error: $shopError,
    retry: shopRetryClicked,
  });
  // A store update renders synchronously; deferred, React renders it in slices behind the skeleton.
  const shown = useDeferredValue(loaded);
  if (!shown && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (shown && shown.every(({ items }) => items.length === 0)) return <EmptyShop />;
  return (
    <>
      <div className={sections['sections']}>
        {shown ? <Sections sections={shown} /> : <ShopSkeleton />}
      </div>
      {shown && <ShopFooter />}
    </>
  );
}
