import type { LoggedCall, LoggedEvent, Traffic } from './sim';

type Unnumbered<T> = Omit<T, 'id' | 'at'>;

/** Keeps what crosses the bridge and tells who listens. */
export interface Journal {
  add(entry: Unnumbered<LoggedCall> | Unnumbered<LoggedEvent>): void;
  all(): readonly Traffic[];
  subscribe(listener: (traffic: Traffic) => void): () => void;
  clear(): void;
}

export function createJournal(): Journal {
  let entries: Traffic[] = [];
  let lastId = 0;
  const listeners = new Set<(traffic: Traffic) => void>();
  return {
    add(entry) {
      lastId += 1;
      const whole = { ...entry, id: lastId, at: Date.now() } as Traffic;
      entries.push(whole);
      for (const listener of listeners) listener(whole);
    },
    all: () => [...entries],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      entries = [];
    },
  };
}
