import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { $isLoggedIn } from '@/entities/session/model';
import { SearchBox } from '@/features/navigation-bar/ui/search-box';
import { SideTabs } from '@/features/navigation-bar/ui/side-tabs';
import { NowListening } from '@/features/player/ui/now-listening';
import { brands } from '@/shared/i18n/fa/brands';
import { navigation } from '@/shared/i18n/fa/navigation';
import { $arePageModelsLoaded } from '@/shared/routing/page-models';
import { preloadable } from '@/shared/ui/preloadable';
import { Wordmark } from '@/shared/ui/wordmark/wordmark';

import { PartFailed } from './part-failed';
import styles from './sidebar.module.css';

const { View: Shelves } = preloadable(() => import('@/features/wishlist/ui/shelves'), {
  Failed: PartFailed,
});

interface SidebarProps {
  /** Called by the button that takes a keyboard user past the sidebar. */
  onSkipped: () => void;
}

/** The sidebar of a desktop: brand, search, the four tabs, what is being listened to, the shelves. Rule: docs/behaviour.md#desktop */
export default function Sidebar({ onSkipped }: SidebarProps) {
  const { client, isLoggedIn, hasModels } = useUnit({
    client: $client,
    isLoggedIn: $isLoggedIn,
    hasModels: $arePageModelsLoaded,
  });
  const { brand } = client;
  return (
    <aside className={styles['sidebar']} aria-label={navigation.sidebar}>
      <button type="button" className={styles['skip']} onClick={onSkipped}>
        {navigation.skip}
      </button>
      <div className={styles['brand']}>
        {brand === 'shenidar' ? (
          <Wordmark name={brands.shenidar} nameClassName={styles['wide']} />
        ) : (
          <span className={styles['otherBrand']}>{brands[brand]}</span>
        )}
      </div>
      <SearchBox />
      <SideTabs />
      <NowListening />
      {isLoggedIn && hasModels && <Shelves />}
    </aside>
  );
}
