import { expect, test } from 'vitest';

import { activeTab } from './active-tab';

test.each([
  ['library', 'library'],
  ['shop', 'store'],
  ['product', 'store'],
  ['clp', 'search'],
  ['clp.list', 'search'],
  ['catalog.genre', 'search'],
  ['search', 'search'],
  ['subscription.plans', 'profile'],
  ['credit-code', 'profile'],
  ['wishlist', 'profile'],
  ['auth', 'store'],
  ['anything', 'store'],
])('%s lights the tab %s', (routeId, tab) => {
  expect(activeTab(routeId)).toBe(tab);
});
