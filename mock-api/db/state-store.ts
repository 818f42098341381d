import type { State } from './state';

/** Storage of the mutable state. */
export interface StateStore {
  /**
   * Runs `work` with exclusive access to the state and stores the changes. `work` is synchronous, so
   * that no call blocks another.
   */
  run<T>(work: (state: State) => T): Promise<T>;
  /** Replaces the whole state. */
  replace(state: State): Promise<void>;
}

/** Creates a store in memory, for Node. */
export function createMemoryStore(initial: State): StateStore {
  let state = initial;
  return {
    run: async (work) => work(state),
    replace: async (next) => {
      state = next;
    },
  };
}
