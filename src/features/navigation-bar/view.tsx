import { useUnit } from 'effector-react';

import { navigation } from '@/shared/i18n/fa/navigation';
import type { Tab } from '@/shared/routing/page-table';
import { BottomBar, type BottomBarItem } from '@/shared/ui/bottom-bar/bottom-bar';
import { LibraryIcon } from '@/shared/ui/icon/library-icon';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';
import { SearchIcon } from '@/shared/ui/icon/search-icon';
import { StoreIcon } from '@/shared/ui/icon/store-icon';

import { $activeTab, $isBarShown, tabClicked } from './model';

const tabs: readonly BottomBarItem<Tab>[] = [
  { id: 'library', to: '/library', label: navigation.library, icon: <LibraryIcon /> },
  { id: 'store', to: '/', label: navigation.store, icon: <StoreIcon /> },
  { id: 'search', to: '/clp', label: navigation.search, icon: <SearchIcon /> },
  { id: 'profile', to: '/profile', label: navigation.profile, icon: <ProfileIcon /> },
];

/** The bottom navigation, in the environments that show it. */
export function NavigationBar() {
  const { activeTab, isShown, clicked } = useUnit({
    activeTab: $activeTab,
    isShown: $isBarShown,
    clicked: tabClicked,
  });
  if (!isShown) return null;
  return (
    <BottomBar label={navigation.label} items={tabs} activeId={activeTab} onClicked={clicked} />
  );
}
