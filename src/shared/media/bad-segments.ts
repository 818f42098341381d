/** Answers to one segment in a minute that were no sound, after which it is not asked for. docs/faults.md#g3 */
const MAX_ANSWERS = 8;
const MINUTE_MS = 60_000;

/** Counts the answers that never became sound, for each segment and over all its addresses. */
export interface BadSegments {
  /** An answer has arrived; nobody knows yet whether it is sound. */
  answered(url: string): void;
  /** The last answer did not arrive after all. */
  withdrawn(url: string): void;
  /** The segment is to be heard. */
  heard(url: string): void;
  /** Whether the segment may not be asked for now. */
  isBarred(url: string): boolean;
}

/** `now` in milliseconds. Each play has an address of its own, so the signature does not count. */
export function createBadSegments(now: () => number): BadSegments {
  const answers = new Map<string, readonly number[]>();
  const recent = (url: string) =>
    (answers.get(pathOf(url)) ?? []).filter((at) => now() - at < MINUTE_MS);
  return {
    answered(url) {
      answers.set(pathOf(url), [...recent(url), now()]);
    },
    withdrawn(url) {
      answers.set(pathOf(url), recent(url).slice(0, -1));
    },
    heard(url) {
      answers.delete(pathOf(url));
    },
    isBarred: (url) => recent(url).length >= MAX_ANSWERS,
  };
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
