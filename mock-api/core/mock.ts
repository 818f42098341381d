import type { CatalogueCache } from '../db/catalogue-cache';
import type { Journal } from '../db/journal';
import type { SeedOptions } from '../db/state';
import type { StateStore } from '../db/state-store';
import type { MediaSource } from '../media/media-source';
import type { Route } from './handle';
import type { Router } from './router';

/** One mock and its dependencies. Two mocks share no state. */
export interface Mock {
  /** The initial options, and the defaults of a reset. */
  readonly seed: SeedOptions;
  readonly router: Router<Route>;
  readonly store: StateStore;
  readonly journal: Journal;
  readonly catalogueCache: CatalogueCache;
  readonly media: MediaSource;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Receives unexpected errors of the mock itself. */
  readonly reportInternalError: (error: unknown) => void;
  /** Receives a message for each unknown call, because a 404 is easy to overlook. */
  readonly reportUnknownCall: (message: string) => void;
}
