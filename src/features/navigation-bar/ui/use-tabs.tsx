import { useUnit } from 'effector-react';

import { navigation } from '@/shared/i18n/fa/navigation';
import type { Tab } from '@/shared/routing/page-table';
import { LibraryIcon } from '@/shared/ui/icon/library-icon';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';
import { SearchIcon } from '@/shared/ui/icon/search-icon';
import { StoreIcon } from '@/shared/ui/icon/store-icon';
import type { TabItem } from '@/shared/ui/tab-link/tab-link';

import { $activeTab, $hasUnreadMessages, tabClicked } from '../model';

const tabs: readonly TabItem<Tab>[] = [
  { id: 'library', to: '/library', label: navigation.library, icon: <LibraryIcon /> },
  { id: 'store', to: '/', label: navigation.store, icon: <StoreIcon /> },
  { id: 'search', to: '/clp', label: navigation.search, icon: <SearchIcon /> },
  { id: 'profile', to: '/profile', label: navigation.profile, icon: <ProfileIcon /> },
];
const tabsWithDot = tabs.map((tab) =>
  tab.id === 'profile' ? { ...tab, dotLabel: navigation.unread } : tab,
);

/** The four tabs as a bar or a sidebar shows them. Rule: docs/behaviour.md#tabs */
export function useTabs() {
  const { activeId, hasUnread, onClicked } = useUnit({
    activeId: $activeTab,
    hasUnread: $hasUnreadMessages,
    onClicked: tabClicked,
  });
  return {
    label: navigation.label,
    items: hasUnread ? tabsWithDot : tabs,
    activeId,
    onClicked,
  };
}
