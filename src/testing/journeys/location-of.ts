import type { RouteLocation } from '@/shared/routing/location';
import { pages } from '@/shared/routing/page-table';

const patterns = pages
  .flatMap(({ paths }) => Object.entries(paths).map(([routeId, path]) => ({ routeId, path })))
  .map(({ routeId, path }) => ({ routeId, ...toPattern(path) }))
  // A fixed path, such as /clp/list/:id, comes before one with a parameter in its place.
  .sort((a, b) => a.names.length - b.names.length);

/** The location of an address such as `/pdp/1001?a=1#player`, by the paths of the page table. */
export function locationOf(address: string): RouteLocation {
  const { pathname: path, search, hash } = new URL(address, 'https://app.test');
  const match = patterns.find(({ pattern }) => pattern.test(path));
  const groups = match?.pattern.exec(path)?.groups ?? {};
  const params = Object.fromEntries(
    Object.entries(groups)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  return { routeId: match?.routeId ?? '', path, search, hash, params };
}

function toPattern(path: string) {
  const names = [...path.matchAll(/:\w+/g)];
  const source = path.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, isOptional: string) =>
    isOptional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
  );
  return { names, pattern: new RegExp(`^${source}/?$`) };
}
