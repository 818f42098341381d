import type { LoggedCall, LoggedEvent, Traffic } from './sim';

type Unnumbered<T> = Omit<T, 'id' | 'at'>;

type Begun = Pick<LoggedEvent, 'id' | 'at'>;

/** Keeps what crosses the bridge and tells who listens. */
export interface Journal {
  /** Number and moment of an entry that begins now and is added when it is over. */
  begin(): Begun;
  add(entry: Unnumbered<LoggedCall> | Unnumbered<LoggedEvent>, begun?: Begun): void;
  all(): readonly Traffic[];
  subscribe(listener: (traffic: Traffic) => void): () => void;
  clear(): void;
}

export function createJournal(): Journal {
  let entries: Traffic[] = [];
  let lastId = 0;
  const listeners = new Set<(traffic: Traffic) => void>();
  const begin = (): Begun => {
    lastId += 1;
    return { id: lastId, at: Date.now() };
  };
  return {
    begin,
    add(entry, begun = begin()) {
      const whole = { ...entry, ...begun };
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
