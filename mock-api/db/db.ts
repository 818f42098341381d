import type { Catalogue } from './catalogue';
import type { State } from './state';

/** State and catalogue for handlers, and their only source of time and ids. */
export interface Db {
  readonly catalogue: Catalogue;
  readonly state: State;
  /** Epoch milliseconds on the mock's clock. */
  now(): number;
  /** Returns a new unique number. */
  nextId(): number;
}

/** Combines a state with its catalogue and a clock, which returns epoch milliseconds. */
export function createDb(state: State, catalogue: Catalogue, clock: () => number): Db {
  return {
    catalogue,
    state,
    now: () => clock() + state.clockOffsetMs,
    nextId: () => ++state.lastId,
  };
}
