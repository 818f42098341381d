import { createEvent, createStore } from 'effector';

import { $environment } from '@/shared/config/environment';
import { $location } from '@/shared/routing/location';
import type { Tab } from '@/shared/routing/page-table';

import { activeTab } from './lib/active-tab';

// The rules of the four tabs, for the bottom bar of a phone and the sidebar of a desktop alike.

/** The user clicked a tab. The tab's own link navigates, unless the tab is active already. */
export const tabClicked = createEvent<Tab>();

/** The support chat reports how many of its messages are unread. */
export const unreadMessagesCounted = createEvent<number>();

export const $activeTab = $location.map((location): Tab => activeTab(location?.routeId ?? ''));

/** Shows the red dot on the profile tab. */
export const $hasUnreadMessages = createStore(false).on(
  unreadMessagesCounted,
  (_, count) => count > 0,
);

/** The tabs are part of the web app and of the dev environments. Rule: docs/behaviour.md#environments */
export const $areTabsShown = $environment.map(({ showsBottomBar }) => showsBottomBar);
