import { attach, createEffect, createEvent, sample } from 'effector';

import type { Feedback } from '@/shared/api/contract/feedback';
import { sendFeedbackFx } from '@/shared/api/endpoints/feedback';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { MAX_KEPT_FEEDBACK, pendingFeedback } from '@/shared/storage/feedback-key';
import { entry, readRawFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

// Feedback that could not be sent waits on the device and is sent later. Rule: docs/behaviour.md#feedback

/** Feedback that was kept has been sent. */
export const keptFeedbackSent = createEvent();

const parseKept = (raw: string | null): readonly Feedback[] =>
  raw === null ? [] : (pendingFeedback.parse(raw) ?? []);

/** Keeps feedback on this device. Fails when the browser denies storage. */
export const keepFeedbackFx = createEffect(async (feedback: Feedback) => {
  const kept = parseKept(await readRawFx(pendingFeedback));
  await writeRawFx(entry(pendingFeedback, [...kept, feedback].slice(-MAX_KEPT_FEEDBACK)));
});

/** Whether it is sent again: the connection failed, so the server has most likely not seen it. */
export function isWorthKeeping({ kind }: ApiError): boolean {
  return kind === 'offline' || kind === 'network';
}

/** Taken off the device before it is sent, so that two tabs never send the same. */
const takeKeptFx = createEffect(async (): Promise<readonly Feedback[]> => {
  const raw = await readRawFx(pendingFeedback);
  if (raw !== null) await removeRawFx(pendingFeedback);
  return parseKept(raw);
});
const sendOneFx = attach({
  effect: sendFeedbackFx,
  mapParams: (feedback: Feedback) => ({ body: feedback }),
});
/** Resolves with whether any was sent. One after the other, in the order of their writing. */
const sendKeptFx = createEffect(async (kept: readonly Feedback[]): Promise<boolean> => {
  let isAnySent = false;
  for (const feedback of kept) {
    try {
      await sendOneFx(feedback);
      isAnySent = true;
    } catch {
      // The fail of `sendOneFx` decides below whether it is kept.
    }
  }
  return isAnySent;
});

sample({ clock: [pageModelsStarted, cameOnline], fn: () => undefined, target: takeKeptFx });
sample({ clock: takeKeptFx.doneData, filter: (kept) => kept.length > 0, target: sendKeptFx });
sample({
  clock: sendKeptFx.doneData,
  filter: Boolean,
  fn: () => undefined,
  target: keptFeedbackSent,
});
// A refused one is given up: it would be refused again.
sample({
  clock: sendOneFx.fail,
  filter: ({ error }) => isWorthKeeping(error),
  fn: ({ params }) => params,
  target: keepFeedbackFx,
});
