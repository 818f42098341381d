import type { RouteLocation, RouterAdapter } from '@/shared/routing/location';

/** A router with a history of its own, for tests in which going back matters. */
export interface HistoryRouter extends RouterAdapter {
  /** Addresses, oldest first, as `/path?query#marker`. */
  readonly entries: readonly string[];
  readonly address: () => string;
}

/** Makes a router for one scope, which begins at `start`. Navigations end in a microtask. */
export function createHistoryRouter(start: string): HistoryRouter {
  const entries = [start];
  const listeners = new Set<(location: RouteLocation) => void>();
  let index = 0;
  const address = () => entries[index] ?? '';
  const notify = () => {
    for (const listener of listeners) listener(toLocation(address()));
  };
  return {
    entries,
    address,
    subscribe(listener) {
      listeners.add(listener);
      listener(toLocation(address()));
      return () => void listeners.delete(listener);
    },
    navigate(to, { replace } = {}) {
      queueMicrotask(() => {
        if (typeof to === 'number') {
          index = Math.max(0, Math.min(entries.length - 1, index + to));
        } else {
          if (!replace) index += 1;
          entries.splice(index, replace ? 1 : entries.length, to);
        }
        notify();
      });
    },
  };
}

function toLocation(address: string): RouteLocation {
  const { pathname, search, hash } = new URL(address, 'https://app.test');
  return { routeId: pathname, path: pathname, search, hash, params: {} };
}
