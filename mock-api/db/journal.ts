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

/** The journal drops its oldest entries above these limits. */
const MAX_JOURNAL_ENTRIES = 50_000;
const MAX_JOURNAL_BYTES = 48 * 1024 * 1024;

/** The length of an entry as JSON, which is close to its size in memory. */
function sizeOf(entry: JournalEntry): number {
  return JSON.stringify(entry).length;
}

/** Creates a journal in memory, for Node. */
export function createMemoryJournal(): Journal {
  let entries: JournalEntry[] = [];
  let sizes: number[] = [];
  let bytes = 0;

  /** Drops entries down to a tenth below the limits, so that not every addition copies the arrays. */
  function dropOldest(): void {
    let count = Math.max(0, entries.length - MAX_JOURNAL_ENTRIES * 0.9);
    for (const size of sizes.slice(0, count)) bytes -= size;
    while (bytes > MAX_JOURNAL_BYTES * 0.9 && count < entries.length - 1) {
      bytes -= sizes[count] ?? 0;
      count += 1;
    }
    entries = entries.slice(count);
    sizes = sizes.slice(count);
  }

  return {
    add: async (entry) => {
      const size = sizeOf(entry);
      entries.push(entry);
      sizes.push(size);
      bytes += size;
      if (entries.length > MAX_JOURNAL_ENTRIES || bytes > MAX_JOURNAL_BYTES) dropOldest();
      return async (status) => {
        entry.status = status;
      };
    },
    entries: async () => entries,
    clear: async () => {
      entries = [];
      sizes = [];
      bytes = 0;
    },
  };
}
