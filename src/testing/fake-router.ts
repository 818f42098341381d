import type { RouteLocation, RouterAdapter } from '@/shared/routing/location';

/** A router without a browser: the test says where it is, and sees where it was sent. */
export interface FakeRouter extends RouterAdapter {
  readonly navigations: readonly { to: string | number; replace?: boolean }[];
  /** As if a navigation had ended here. */
  arrive(location: Partial<RouteLocation>): void;
}

/** Makes a router for one scope; it starts at no known page. */
export function createFakeRouter(): FakeRouter {
  const navigations: { to: string | number; replace?: boolean }[] = [];
  const listeners = new Set<(location: RouteLocation) => void>();
  return {
    navigations,
    arrive(location) {
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
