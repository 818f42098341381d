import { catalogue } from '@fixtures/catalog/catalogue';

import { createCatalogue, type Catalogue } from './catalogue';
import type { SeedOptions } from './state';

/** The number of titles on sale in the large catalogue. */
export const LARGE_CATALOGUE_SIZE = 10_000;

type CatalogueChoice = Pick<SeedOptions, 'catalogue' | 'seed'>;

/** The catalogues of one mock. Each is created on first use. */
export interface CatalogueCache {
  /** Returns the catalogue if it is already loaded. */
  get(choice: CatalogueChoice): Catalogue | undefined;
  /** Loads the catalogue. Imports the generator of the large one on demand. */
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

/** Creates an empty cache. */
export function createCatalogueCache(): CatalogueCache {
  const made = new Map<string, Catalogue>();
  /** A large catalogue takes about 25 MB, so the cache keeps only the last one. */
  const dropLargeCatalogues = () => {
    for (const key of made.keys()) if (key !== 'small') made.delete(key);
  };
  return {
    get: (choice) => made.get(keyOf(choice)),
    load: async (choice) => {
      const key = keyOf(choice);
      const ready = made.get(key) ?? (await make(choice));
      if (choice.catalogue === 'large') dropLargeCatalogues();
      made.set(key, ready);
      return ready;
    },
  };
}
