import { createEvent } from 'effector';

import { $environment } from '@/shared/config/environment';
import { $location } from '@/shared/routing/location';

import { activeTab, type Tab } from './lib/active-tab';

/** A tab was clicked; the link itself navigates, unless the tab is active already. */
export const tabClicked = createEvent<Tab>();

export const $activeTab = $location.map((location): Tab => activeTab(location?.routeId ?? ''));

/** The bar shows only in the web app and in the dev environments (decisions, 'Environments'). */
export const $isBarShown = $environment.map(({ showsBottomBar }) => showsBottomBar);
