import type { LoggedCall, LoggedEvent, Traffic } from './sim';

type Unnumbered<T> = Omit<T, 'id' | 'at'>;

type EntryStart = Pick<LoggedEvent, 'id' | 'at'>;

/** Records the calls and events of the bridge, and notifies its listeners. */
export interface Journal {
  /** The number and time of an entry that starts now and is added when it has ended. */
  begin(): EntryStart;
  add(entry: Unnumbered<LoggedCall> | Unnumbered<LoggedEvent>, start?: EntryStart): void;
  all(): readonly Traffic[];
  subscribe(listener: (traffic: Traffic) => void): () => void;
  clear(): void;
}

export function createJournal(): Journal {
  let entries: Traffic[] = [];
  let lastId = 0;
  const listeners = new Set<(traffic: Traffic) => void>();
  const begin = (): EntryStart => {
    lastId += 1;
    return { id: lastId, at: Date.now() };
  };
  return {
    begin,
    add(entry, start = begin()) {
      const numbered = { ...entry, ...start };
      entries.push(numbered);
      for (const listener of listeners) listener(numbered);
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
