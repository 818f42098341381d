import { catalogue } from '@fixtures/catalog/catalogue';

import { createCatalogue, type Catalogue } from './catalogue';
import type { SeedOptions } from './state';

/** How many titles the large catalogue offers. */
export const LARGE_CATALOGUE_SIZE = 10_000;

type CatalogueChoice = Pick<SeedOptions, 'catalogue' | 'seed'>;

/** The catalogues of one mock, each made when it is first needed. */
export interface CatalogueCache {
  /** The catalogue if it has been made already. */
  get(choice: CatalogueChoice): Catalogue | undefined;
  /** Makes it. The generator of the large one is loaded only then. */
  load(choice: CatalogueChoice): Promise<Catalogue>;
}

const keyOf = ({ catalogue: size, seed }: CatalogueChoice): string =>
  size === 'small' ? size : `${size}-${seed}`;

async function make({ catalogue: size, seed }: CatalogueChoice): Promise<Catalogue> {
  if (size === 'small') return createCatalogue(catalogue);
  const { longTail } = await import('@fixtures/catalog/long-tail');
  const onSale = catalogue.filter((book) => !book.isWithdrawn).length;
  return createCatalogue([...catalogue, ...longTail(LARGE_CATALOGUE_SIZE - onSale, seed)]);
}

/** A set of catalogues of its own, so that two mocks share nothing. */
export function createCatalogueCache(): CatalogueCache {
  const made = new Map<string, Catalogue>();
  return {
    get: (choice) => made.get(keyOf(choice)),
    load: async (choice) => {
      const key = keyOf(choice);
      const ready = made.get(key) ?? (await make(choice));
      made.set(key, ready);
      return ready;
    },
  };
}
