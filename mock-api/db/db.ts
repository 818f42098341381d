import type { Catalogue } from './catalogue';
import type { State } from './state';

/** The state and the catalogue as handlers work on them. Time and ids come from here alone. */
export interface Db {
  readonly catalogue: Catalogue;
  readonly state: State;
  /** Epoch milliseconds on the mock's clock. */
  now(): number;
  /** A number that was never given before. */
  nextId(): number;
}

/** Binds a state to its catalogue and to the clock, which gives epoch milliseconds. */
export function createDb(state: State, catalogue: Catalogue, clock: () => number): Db {
  return {
    catalogue,
    state,
    now: () => clock() + state.clockOffsetMs,
    nextId: () => ++state.lastId,
  };
}
