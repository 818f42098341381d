import { ApiFailure } from './api-failure';
import type { MockOperation } from './handle';
import { nearestOf } from './nearest';

/** A matching route and the decoded path parameters. */
export interface RouteMatch<R> {
  readonly route: R;
  readonly pathTexts: Readonly<Record<string, string>>;
}

interface HasOperation {
  readonly operation: Pick<MockOperation, 'method' | 'path'>;
}

/** Finds the route for a method and a path. */
export interface Router<R> {
  /**
   * Throws `not-found` with the nearest known call, or `method-not-allowed` with the allowed methods.
   */
  match(method: string, path: string): RouteMatch<R>;
  /** Whether a text is the path template of a route and has parameters. */
  readonly isTemplate: (text: string) => boolean;
}

interface CompiledRoute<R> {
  readonly route: R;
  readonly segments: readonly string[];
}

const isParameter = (segment: string): boolean => segment.startsWith('{');
/** Compares only the start of longer paths, because edit distance is quadratic. */
const MAX_COMPARED_PATH_LENGTH = 200;

/** Creates a router. If several templates match, the one with the fewest parameters wins. */
export function createRouter<R extends HasOperation>(routes: readonly R[]): Router<R> {
  const templates = new Set(
    routes.map(({ operation }) => operation.path).filter((path) => path.includes('{')),
  );
  const byLength = new Map<number, CompiledRoute<R>[]>();
  for (const compiled of compile(routes)) {
    const length = compiled.segments.length;
    byLength.set(length, [...(byLength.get(length) ?? []), compiled]);
  }
  return {
    isTemplate: (text) => templates.has(text),
    match(method, path) {
      const pathSegments = path.split('/');
      const fitting = (byLength.get(pathSegments.length) ?? []).flatMap(({ route, segments }) => {
        const pathTexts = matchSegments(segments, pathSegments);
        return pathTexts ? [{ route, pathTexts }] : [];
      });
      const found = fitting.find(({ route }) => route.operation.method === method);
      if (found) return found;
      if (fitting.length > 0) {
        const allowed = fitting.map(({ route }) => route.operation.method);
        throw new ApiFailure('method-not-allowed', { allowed });
      }
      throw new ApiFailure('not-found', { nearest: nearestCall(routes, method, path) });
    },
  };
}

function compile<R extends HasOperation>(routes: readonly R[]): CompiledRoute<R>[] {
  const parameters = ({ segments }: CompiledRoute<R>) => segments.filter(isParameter).length;
  return routes
    .map((route) => ({ route, segments: route.operation.path.split('/') }))
    .toSorted((a, b) => parameters(a) - parameters(b));
}

function matchSegments(
  segments: readonly string[],
  given: readonly string[],
): Record<string, string> | null {
  const texts: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? '';
    if (!isParameter(segment)) {
      if (segment !== text) return null;
      continue;
    }
    const decoded = decode(text);
    if (!decoded) return null;
    texts[segment.slice(1, -1)] = decoded;
  }
  return texts;
}

/** Null for invalid percent-encoding. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function nearestCall(routes: readonly HasOperation[], method: string, path: string): string {
  const given = path.slice(0, MAX_COMPARED_PATH_LENGTH).split('/');
  const spelled = new Map<string, string>(
    routes.map(({ operation }) => {
      const call = `${operation.method} ${operation.path}`;
      return [`${operation.method} ${filledPath(operation.path, given)}`, call] as const;
    }),
  );
  const nearest = nearestOf(`${method} ${given.join('/')}`, [...spelled.keys()]);
  return spelled.get(nearest ?? '') ?? '';
}

/** Fills a template with the caller's parameters, so that they do not count as a difference. */
function filledPath(template: string, given: readonly string[]): string {
  const segments = template.split('/');
  return segments.map((part, at) => (isParameter(part) ? (given[at] ?? part) : part)).join('/');
}
