import * as v from 'valibot';

import { feedback, type Feedback } from '@/shared/api/contract/feedback';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';
import { feedbackPlace } from './user-places';

/** More feedback is not kept on a device that stays offline. docs/storage.md#pending_feedback */
export const MAX_KEPT_FEEDBACK = 10;
const kept = v.pipe(v.array(feedback), v.minLength(1), v.maxLength(MAX_KEPT_FEEDBACK));

/** Feedback that was written offline, oldest first. */
export const pendingFeedback: StoredKey<readonly Feedback[]> = {
  ...feedbackPlace,
  parse: (raw) => parseJson(kept, raw),
  format: JSON.stringify,
};
