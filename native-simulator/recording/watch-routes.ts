import type { RouteChange } from '../page/phone/sim-port';

/** Tells where a page goes: at its load, by the router's own calls and by the way back. */
export function watchRoutes(page: Window, report: (visit: RouteChange) => void): void {
  let last = '';
  const tell = () => {
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
      tell();
    };
  }
  page.addEventListener('popstate', tell);
  tell();
}
