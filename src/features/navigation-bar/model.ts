import { createEvent } from 'effector';

import { $environment } from '@/shared/config/environment';
import { $location } from '@/shared/routing/location';
import type { Tab } from '@/shared/routing/page-table';

import { activeTab } from './lib/active-tab';

/** The user clicked a tab. The tab's own link navigates, unless the tab is active already. */
export const tabClicked = createEvent<Tab>();

export const $activeTab = $location.map((location): Tab => activeTab(location?.routeId ?? ''));

/** The bar is part of the web app and of the dev environments. Rule: docs/behaviour.md#environments */
export const $isBarShown = $environment.map(({ showsBottomBar }) => showsBottomBar);
