import { createStore, get, set } from 'idb-keyval';

import type { State } from '../db/state';
import type { StateStore } from '../db/state-store';

/** The version in the key discards states with an older structure. */
const key = 'state-5';
const lockName = 'shenidar-mock-state';

/**
 * Stores the state in IndexedDB, so that it survives a reload and all tabs of an origin share it. A
 * Web Lock prevents concurrent tabs from losing each other's changes.
 */
export function createIndexedStateStore(createInitial: () => State): StateStore {
  const database = createStore('shenidar-mock-state', 'state');
  let lastText = '';
  let lastState: State | undefined;

  /** Parses the state only if another tab has changed it. */
  async function load(): Promise<State> {
    const text = await get<string>(key, database);
    if (text === undefined) return createInitial();
    if (text !== lastText || !lastState) {
      lastText = text;
      lastState = JSON.parse(text) as State;
    }
    return lastState;
  }

  async function save(state: State): Promise<void> {
    const text = JSON.stringify(state);
    lastState = state;
    if (text === lastText) return;
    lastText = text;
    await set(key, text, database);
  }

  return {
    run: (work) =>
      navigator.locks.request(lockName, async () => {
        const state = await load();
        try {
          return work(state);
        } finally {
          await save(state);
        }
      }),
    replace: (state) =>
      navigator.locks.request(lockName, async () => {
        // Another tab may have changed what this one stored last.
        lastText = '';
        await save(state);
      }),
  };
}
