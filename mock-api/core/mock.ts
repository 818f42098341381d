import type { CatalogueCache } from '../db/catalogue-cache';
import type { Journal } from '../db/journal';
import type { SeedOptions } from '../db/state';
import type { StateStore } from '../db/state-store';
import type { MediaSource } from '../media/media-source';
import type { Route } from './handle';
import type { Router } from './router';

/** One mock with everything it stands on. Two of them share nothing. */
export interface Mock {
  /** What it began with, and goes back to where a reset names nothing else. */
  readonly seed: SeedOptions;
  readonly router: Router<Route>;
  readonly store: StateStore;
  readonly journal: Journal;
  readonly catalogueCache: CatalogueCache;
  readonly media: MediaSource;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Told of errors that are the mock's own fault. */
  readonly reportInternalError: (error: unknown) => void;
  /** Told in words of calls that nobody knows: such an answer is easily overlooked. */
  readonly reportUnknownCall: (message: string) => void;
}
