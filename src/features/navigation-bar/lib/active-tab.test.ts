import { expect, test } from 'vitest';

import { activeTab } from './active-tab';

test.each([
  ['library', 'library'],
  ['shop', 'store'],
  ['product', 'store'],
  ['clp', 'search'],
  ['clp.list', 'search'],
  ['catalog.genre', 'search'],
  ['clp.search', 'search'],
  ['subscription.plans', 'profile'],
  ['credit-code', 'profile'],
  ['wishlist', 'profile'],
  ['auth', 'store'],
  ['anything', 'store'],
])('the route %s belongs to the tab %s', (routeId, tab) => {
  expect(activeTab(routeId)).toBe(tab);
});
