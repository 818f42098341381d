import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { $apiHosts, $clientHeaders } from '@/shared/api/authorized';
import { sendEvents } from '@/shared/api/contract/telemetry';
import { postQuietlyFx, type QuietPost } from '@/shared/browser/post-quietly';
import { LOG_PAUSE_MS } from '@/shared/config/constants';
import { redactData } from '@/shared/lib/redact';

/**
 * Something worth counting: what happened, in the past tense, and its details. Details are ids,
 * numbers and words of ours; nothing that a person typed and nothing that names a person.
 */
export interface TrackedEvent {
  /** Stable name in camel case, for example `sampleStarted`. */
  readonly name: string;
  readonly [detail: string]: string | number | boolean | null;
}

/** At most this many events travel in one call. */
const MOST_IN_BATCH = 50;

/** Something worth counting happened; it travels with others, after a pause (contract, api). */
export const tracked = createEvent<TrackedEvent>();
/** What waits must go now: the page is being hidden or closed. */
export const trackingFlushRequested = createEvent();

const $waiting = createStore<readonly TrackedEvent[]>([]).on(tracked, (waiting, event) => [
  ...waiting,
  event,
]);
const batchFilled = sample({
  clock: $waiting,
  filter: ({ length }) => length >= MOST_IN_BATCH,
});
const batchTaken = sample({
  clock: [debounce(tracked, LOG_PAUSE_MS), trackingFlushRequested, batchFilled],
  source: $waiting,
  filter: ({ length }) => length > 0,
});
$waiting.reset(batchTaken);

/** Sends a batch, a second time where the first failed; after that it is lost. */
const sendBatchFx = createEffect(async (post: QuietPost) => {
  try {
    await postQuietlyFx(post);
  } catch {
    await postQuietlyFx(post);
  }
});
// Without the bearer: counting needs no person, and a lapsed session must not cost a batch.
sample({
  clock: batchTaken,
  source: { hosts: $apiHosts, headers: $clientHeaders },
  fn: ({ hosts, headers }, batch): QuietPost => ({
    url: hosts.site + sendEvents.path,
    headers: { ...headers },
    body: { events: redactEach(batch) },
  }),
  target: sendBatchFx,
});

function redactEach(batch: readonly TrackedEvent[]): unknown[] {
  return batch.map((event) => redactData(event));
}
