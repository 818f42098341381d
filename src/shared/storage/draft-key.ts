import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

const draft = v.object({
  text: v.string(),
  /** One to five stars, or 0 without any. */
  rate: v.picklist([0, 1, 2, 3, 4, 5]),
  /** The digest of the id of the user who wrote it; null while nobody was signed in. */
  owner: v.nullable(v.string()),
});
export type CommentDraft = v.InferOutput<typeof draft>;

const drafts = v.pipe(
  v.unknown(),
  // An array would pass as a record without entries.
  v.check((value) => !Array.isArray(value)),
  v.record(v.pipe(v.string(), v.regex(/^\d+:(new|\d+)$/)), draft),
);
/** Drafts by their place: `1001:new` is a new comment on that book, `1001:7` a change of its comment 7. */
export type CommentDrafts = Readonly<Record<string, CommentDraft>>;

/** `comment_drafts`: comments that were written and not sent yet. docs/storage.md#comment_drafts */
export const commentDrafts: StoredKey<CommentDrafts> = {
  area: 'session',
  name: 'comment_drafts',
  parse: (raw) => parseJson(drafts, raw),
  format: JSON.stringify,
};
