import type { State } from './state';

/** Where the mutable state lives. */
export interface StateStore {
  /**
   * Runs `work` on the state, alone, and keeps what it changed. `work` must not wait for anything,
   * so that no call ever holds up another.
   */
  run<T>(work: (state: State) => T): Promise<T>;
  /** Puts another state in its place. */
  replace(state: State): Promise<void>;
}

/** A store in memory: for Node, one for each server or test. */
export function createMemoryStore(initial: State): StateStore {
  let state = initial;
  return {
    run: async (work) => work(state),
    replace: async (next) => {
      state = next;
    },
  };
}
