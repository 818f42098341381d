export type Tab = 'library' | 'store' | 'search' | 'profile';

const tabOfRoute: Readonly<Record<string, Tab>> = {
  library: 'library',
  catalog: 'search',
  clp: 'search',
  search: 'search',
  subscription: 'profile',
  profile: 'profile',
  credit: 'profile',
  'credit-code': 'profile',
  wishlist: 'profile',
  feedback: 'profile',
  about: 'profile',
  archive: 'profile',
};

/**
 * The tab that a route belongs to (product spec, section 2, 'Bottom navigation'). A route's variants
 * (`clp.list`) belong where it does; anything else belongs to the store.
 */
export function activeTab(routeId: string): Tab {
  const [page = ''] = routeId.split('.');
  return tabOfRoute[page] ?? 'store';
}
