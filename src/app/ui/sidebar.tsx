import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { SearchBox } from '@/features/navigation-bar/ui/search-box';
import { SideTabs } from '@/features/navigation-bar/ui/side-tabs';
import { NowListening } from '@/features/player/ui/now-listening';
import { brands } from '@/shared/i18n/fa/brands';
import { navigation } from '@/shared/i18n/fa/navigation';
import { Wordmark } from '@/shared/ui/wordmark/wordmark';

import styles from './sidebar.module.css';

interface SidebarProps {
  /** Called by the button that takes a keyboard user past the sidebar. */
  onSkipped: () => void;
}

/** The sidebar of a desktop: brand, search, the four tabs, what is being listened to. Rule: docs/behaviour.md#desktop */
export default function Sidebar({ onSkipped }: SidebarProps) {
  const { brand } = useUnit($client);
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
    </aside>
  );
}
