import type { Mock } from './core/mock';
import { createRouter } from './core/router';
import { createCatalogueCache } from './db/catalogue-cache';
import { createMemoryJournal } from './db/journal';
import { createState, defaultSeed, type SeedOptions } from './db/state';
import { createMemoryStore } from './db/state-store';
import { routes } from './handlers/routes';

export interface MockOptions
  extends
    Partial<SeedOptions>,
    Pick<Mock, 'media'>,
    Partial<
      Pick<
        Mock,
        'clock' | 'store' | 'journal' | 'wait' | 'reportInternalError' | 'reportUnknownCall'
      >
    > {}

/**
 * Creates a mock that shares nothing with other mocks. By default it stores its state in memory,
 * starts with the small catalogue and uses the machine's clock.
 */
export function createMock(options: MockOptions): Mock {
  const { persona, seed, catalogue } = { ...defaultSeed, ...options };
  const clock = options.clock ?? Date.now;
  const first: SeedOptions = { persona, seed, catalogue };
  return {
    seed: first,
    router: createRouter(routes),
    store: options.store ?? createMemoryStore(createState(first, clock())),
    journal: options.journal ?? createMemoryJournal(),
    catalogueCache: createCatalogueCache(),
    media: options.media,
    clock,
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    reportInternalError: options.reportInternalError ?? console.error,
    reportUnknownCall: options.reportUnknownCall ?? console.error,
  };
}
