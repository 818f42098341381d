import type { RouteLocation, RouterAdapter } from '@/shared/routing/location';

/** A router without a browser: the test sets its location and reads its navigations. */
export interface FakeRouter extends RouterAdapter {
  /** `losesScroll`: only the overlay in the address changes, yet the page is scrolled to its top. */
  readonly navigations: readonly {
    to: string | number;
    replace?: boolean;
    losesScroll?: true;
  }[];
  /** Ends a navigation at this location. */
  visit(location: Partial<RouteLocation>): void;
}

/** Makes a router for one scope. It has no location until the first visit. */
export function createFakeRouter(): FakeRouter {
  const navigations: { to: string | number; replace?: boolean; losesScroll?: true }[] = [];
  const listeners = new Set<(location: RouteLocation) => void>();
  let address = '';
  return {
    navigations,
    visit(location) {
      const whole = { routeId: '', path: '/', search: '', hash: '', params: {}, ...location };
      address = whole.path + whole.search;
      for (const listener of listeners) listener(whole);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate(to, { replace, keepsScroll } = {}) {
      const losesScroll = isOverlayOf(address, to) && !keepsScroll;
      navigations.push({
        ...{ to, ...(replace && { replace }) },
        ...(losesScroll && { losesScroll }),
      });
    },
  };
}

/** Whether a navigation opens something over the page of this address. */
function isOverlayOf(address: string, to: string | number): boolean {
  return typeof to === 'string' && to.startsWith(`${address}#`);
}
