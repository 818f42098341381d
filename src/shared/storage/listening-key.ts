import * as v from 'valibot';

import { listeningPlace } from './user-places';
import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

const listeningLog = v.object({
  /** Seconds of sound that were heard, by day (`2026-11-23`, the day of Tehran). */
  days: v.record(v.pipe(v.string(), v.isoDate()), v.pipe(v.number(), v.minValue(0))),
  books: v.record(
    v.pipe(v.string(), v.regex(/^\d+$/)),
    v.object({
      /** Epoch milliseconds. */
      heardAt: v.pipe(v.number(), v.minValue(0)),
      /** Heard to its end, and not begun again since. */
      isFinished: v.boolean(),
    }),
  ),
});
export type ListeningLog = v.InferOutput<typeof listeningLog>;

/** `listening`: what was heard on this device, and when. docs/storage.md#listening */
export const listening: StoredKey<ListeningLog> = {
  ...listeningPlace,
  parse: (raw) => parseJson(listeningLog, raw),
  format: JSON.stringify,
};
