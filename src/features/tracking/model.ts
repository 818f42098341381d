import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { $apiHosts, $clientHeaders } from '@/shared/api/authorized';
import { sendEvents } from '@/shared/api/contract/telemetry';
import { postBestEffortFx, type BestEffortPost } from '@/shared/browser/post-best-effort';
import { LOG_PAUSE_MS } from '@/shared/config/constants';
import { redactData } from '@/shared/lib/redact';

/**
 * An event for the product's statistics, with details. Details are ids, numbers and constants of the
 * code: never typed text or personal data. Rule: docs/behaviour.md#tracking
 */
export interface TrackedEvent {
  /** A stable name in camel case and past tense, for example `sampleStarted`. */
  readonly name: string;
  readonly [detail: string]: string | number | boolean | null;
}

/** The most events in one request. */
const MAX_BATCH_EVENTS = 50;

/** Tracks an event. Events are sent in batches after a pause. */
export const trackingRequested = createEvent<TrackedEvent>();
/** Sends the waiting events now, because the page is hidden or closed. */
export const trackingFlushRequested = createEvent();

const $waiting = createStore<readonly TrackedEvent[]>([]).on(
  trackingRequested,
  (waiting, event) => [...waiting, event],
);
const batchFilled = sample({
  clock: $waiting,
  filter: ({ length }) => length >= MAX_BATCH_EVENTS,
});
const batchTaken = sample({
  clock: [debounce(trackingRequested, LOG_PAUSE_MS), trackingFlushRequested, batchFilled],
  source: $waiting,
  filter: ({ length }) => length > 0,
});
$waiting.reset(batchTaken);

/** Sends a batch with one retry; after a second failure it is dropped. */
const sendBatchFx = createEffect(async (post: BestEffortPost) => {
  try {
    await postBestEffortFx(post);
  } catch {
    await postBestEffortFx(post);
  }
});
// Sent without the bearer: statistics need no user, and an expired session must not cost a batch.
sample({
  clock: batchTaken,
  source: { hosts: $apiHosts, headers: $clientHeaders },
  fn: ({ hosts, headers }, batch): BestEffortPost => ({
    url: hosts.site + sendEvents.path,
    headers: { ...headers },
    body: { events: redactEach(batch) },
  }),
  target: sendBatchFx,
});

function redactEach(batch: readonly TrackedEvent[]): unknown[] {
  return batch.map((event) => redactData(event));
}
