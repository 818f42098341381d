/** The moment that the address of a book names. Rule: docs/behaviour.md#moment-links */
export interface Moment {
  /** The number of the chapter, from 1; null in a sample. */
  readonly chapter: number | null;
  /** Whole seconds into the chapter or the sample. */
  readonly seconds: number;
}

/** A number of at most six ASCII digits; null for anything else. */
function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Reads `ch` and `t` of a query. What cannot be read is no moment, and so is the start of the sample. */
export function readMoment(query: Readonly<Record<string, string>>): Moment | null {
  const { ch, t } = query;
  const chapter = readNumber(ch);
  const seconds = readNumber(t);
  if ((ch !== undefined && !chapter) || (t !== undefined && seconds === null)) return null;
  return chapter || seconds ? { chapter, seconds: seconds ?? 0 } : null;
}
