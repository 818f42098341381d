import type { createBrowserRouter } from 'react-router-dom';

import type { RouteLocation, RouterAdapter } from '@/shared/routing/location';

type Router = ReturnType<typeof createBrowserRouter>;

/** Connects the models to react-router, which owns the address. */
export function createRouterAdapter(router: Router): RouterAdapter {
  return {
    subscribe(listener) {
      let reported: unknown;
      const report = ({ initialized, navigation, location }: Router['state']) => {
        // The router tells of more than locations, such as of the place on the page that it restores after a reload.
        if (!initialized || navigation.state !== 'idle' || location === reported) return;
        reported = location;
        listener(currentLocation(router));
      };
      report(router.state);
      return router.subscribe(report);
    },
    navigate(to, { replace = false, keepsScroll = false } = {}) {
      void (typeof to === 'number'
        ? router.navigate(to)
        : router.navigate(to, { replace, preventScrollReset: keepsScroll }));
    },
  };
}

function currentLocation({ state }: Router): RouteLocation {
  const match = state.matches.at(-1);
  const params = Object.entries(match?.params ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    routeId: match?.route.id ?? '',
    path: state.location.pathname,
    search: state.location.search,
    hash: state.location.hash,
    params: Object.fromEntries(params),
  };
}
