import { matchRoutes } from 'react-router-dom';
import type { GenericSchema } from 'valibot';

import { $sections } from '@/pages/shop/model';
import type { Operation, OperationInput, OperationOutput } from '@/shared/api/contract/operation';
import { getStorefront } from '@/shared/api/contract/shop';
import type { RouteVisit } from '@/shared/routing/create-route';
import { $location } from '@/shared/routing/location';
import { pageOfRoute } from '@/shared/routing/page-table';

import { pagePreloads } from './page-preloads';
import { routes } from './routes';
import type { StartValue } from './start-value';

/** A call that anybody may make, and that changes nothing. */
type PublicOperation = Operation & {
  readonly method: 'GET';
  readonly access: 'anyone';
  readonly response: GenericSchema;
};

/**
 * The first view of a page, as a visitor sees it: what the server asks for, and what the app then finds in its
 * stores. Rule: docs/behaviour.md#opens-at-once
 */
export interface FirstView<O extends PublicOperation = PublicOperation> {
  readonly operation: O;
  /** Undefined at an address whose first view needs more than this call. */
  inputOf(visit: RouteVisit): OperationInput<O> | undefined;
  valuesOf(answer: OperationOutput<O>, visit: RouteVisit): readonly StartValue[];
}

const storefront: FirstView<typeof getStorefront> = {
  operation: getStorefront,
  inputOf: () => ({}),
  valuesOf: ({ sections }) => [[$sections, sections]],
};

/** By the id of the route. What the storefront does not need is loaded with its page. */
const firstViews: Readonly<Partial<Record<string, () => Promise<FirstView>>>> = {
  shop: () => Promise.resolve(storefront),
  product: async () => (await import('./book-first-view')).bookFirstView,
  clp: async () => (await import('./list-first-view')).listFirstView,
};

/** A first view at an address. */
export interface AskedView {
  readonly operation: PublicOperation;
  readonly input: OperationInput<PublicOperation>;
  /** @param answer to that call, checked */
  readonly valuesOf: (answer: unknown) => readonly StartValue[];
}

/**
 * What an address shows first, given with its query; undefined without such a view. With it comes the code of the page, so
 * that the page is drawn at once, on the server as well as where the app takes it over.
 */
export async function firstViewAt(address: string): Promise<AskedView | undefined> {
  const { pathname: path, search } = new URL(address, 'http://localhost');
  const match = matchRoutes(routes, path)?.at(-1);
  const routeId = match?.route.id ?? '';
  const load = firstViews[routeId];
  if (!match || !load) return undefined;
  const visit: RouteVisit = {
    name: routeId,
    params: textsOf(match.params),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
  const page = pageOfRoute(routeId)?.id;
  const [view] = await Promise.all([load(), page && pagePreloads.get(page)?.()]);
  const input = view.inputOf(visit);
  return (
    input && {
      operation: view.operation,
      input,
      valuesOf: (answer) => [
        [$location, { routeId, path, search, hash: '', params: visit.params }],
        ...view.valuesOf(answer, visit),
      ],
    }
  );
}

/** The parameters that the address has. */
function textsOf(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
