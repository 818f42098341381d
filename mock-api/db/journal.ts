/** One request and what became of it. */
export interface JournalEntry {
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string>;
  /** The path template of the call; null for an unknown one. */
  template: string | null;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** A JSON value, the fields of a form, or the text where it is neither; null without a body. */
  body: unknown;
  /** 0 while it is not answered, and for ever when it hangs or its connection breaks. */
  status: number;
  /** Epoch milliseconds on the mock's clock. */
  at: number;
  /** For media: whether the request carried the cookie that the playlist call sets. */
  hasStreamSession?: boolean;
}

/** Every request since the last reset, in the order of their coming. */
export interface Journal {
  /** Writes a request down; what it gives adds the status once there is one. */
  add(entry: JournalEntry): Promise<(status: number) => Promise<void>>;
  entries(): Promise<JournalEntry[]>;
  clear(): Promise<void>;
}

/** So many entries are kept; a server that runs for weeks forgets the oldest. */
const MAX_JOURNAL_ENTRIES = 50_000;

/** A journal in memory: for Node, one for each server or test. */
export function createMemoryJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    add: async (entry) => {
      entries.push(entry);
      if (entries.length > MAX_JOURNAL_ENTRIES * 1.1) entries = entries.slice(-MAX_JOURNAL_ENTRIES);
      return async (status) => {
        entry.status = status;
      };
    },
    entries: async () => entries,
    clear: async () => {
      entries = [];
    },
  };
}
