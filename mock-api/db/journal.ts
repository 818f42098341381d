/** One request and the status of its answer. */
export interface JournalEntry {
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string>;
  /** The path template of the call; null for an unknown call. */
  template: string | null;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /** Parsed JSON, form fields, or text if it is neither; null without a body. */
  body: unknown;
  /** 0 until the mock answers, which a hanging or reset connection never does. */
  status: number;
  /** Epoch milliseconds on the mock's clock. */
  at: number;
  /** Media only: true if the request carried the cookie of the playlist call. */
  hasStreamSession?: boolean;
}

/** All requests since the last reset, oldest first. */
export interface Journal {
  /** Adds a request and returns a function that sets the status of its answer. */
  add(entry: JournalEntry): Promise<(status: number) => Promise<void>>;
  entries(): Promise<JournalEntry[]>;
  clear(): Promise<void>;
}

/** The journal drops its oldest entries above this number. */
const MAX_JOURNAL_ENTRIES = 50_000;

/** Creates a journal in memory, for Node. */
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
