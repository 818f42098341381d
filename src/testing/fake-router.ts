import type { RouteLocation, RouterAdapter } from '@/shared/routing/location';

/** A router without a browser: the test sets its location and reads its navigations. */
export interface FakeRouter extends RouterAdapter {
  readonly navigations: readonly { to: string | number; replace?: boolean }[];
  /** Ends a navigation at this location. */
  visit(location: Partial<RouteLocation>): void;
}

/** Makes a router for one scope. It has no location until the first visit. */
export function createFakeRouter(): FakeRouter {
  const navigations: { to: string | number; replace?: boolean }[] = [];
  const listeners = new Set<(location: RouteLocation) => void>();
  return {
    navigations,
    visit(location) {
      const whole = { routeId: '', path: '/', search: '', hash: '', params: {}, ...location };
      for (const listener of listeners) listener(whole);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate(to, { replace } = {}) {
      navigations.push({ to, ...(replace && { replace }) });
    },
  };
}
