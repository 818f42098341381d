import type { RouteChange } from '../page/phone/sim-port';

/** Reports a page's path at its load, after the router's history calls, and after back and forward. */
export function watchRoutes(page: Window, report: (visit: RouteChange) => void): void {
  let last = '';
  const reportChange = () => {
    const { pathname, search, hash } = page.location;
    const path = pathname + search + hash;
    if (path === last) return;
    last = path;
    report({ kind: 'route', at: Date.now(), path });
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = page.history[name].bind(page.history);
    page.history[name] = (...change) => {
      real(...change);
      reportChange();
    };
  }
  page.addEventListener('popstate', reportChange);
  reportChange();
}
