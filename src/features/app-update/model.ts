import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { interval } from 'patronum';

import {
  startWorkerFx,
  versionActivated,
  versionWaiting,
  type AppWorker,
} from '@/shared/browser/app-worker';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { waitForRestFx } from '@/shared/browser/rest';
import { waitFx } from '@/shared/browser/wait';
import {
  UPDATE_ACTIVATION_MS,
  UPDATE_CHECK_MS,
  UPDATE_MESSAGE_MS,
  UPDATE_TAKEOVER_MS,
} from '@/shared/config/constants';
import { $environment } from '@/shared/config/environment';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { appUpdatedMark } from '@/shared/storage/app-updated-key';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

/**
 * `available`: a new version waits for the user's tap; `updating`: it was tapped; `updated`: the page runs the new
 * version since its last reload. Rule: docs/behaviour.md#update-flow
 */
export type UpdateStatus = 'none' | 'available' | 'updating' | 'updated';

export const updateClicked = createEvent();
/** The banner is closed: the version waits until the next start, or a newer one. */
export const updateDismissed = createEvent();
/** Looks for a new version now. */
export const updateCheckRequested = createEvent();

const messageEnded = createEvent();

const $worker = createStore<AppWorker | null>(null).on(
  startWorkerFx.doneData,
  (_, worker) => worker,
);

const readUpdatedMarkFx = createEffect(() => readStoredFx(appUpdatedMark));
const checkFx = attach({ source: $worker, effect: (worker) => worker?.check() });
const activateFx = attach({ source: $worker, effect: (worker) => worker?.activate() });
const waitForWorkerFx = attach({ effect: waitForRestFx });
const waitForActivationFx = attach({ effect: waitFx, mapParams: () => UPDATE_ACTIVATION_MS });
const waitForTakeoverFx = attach({ effect: waitFx, mapParams: () => UPDATE_TAKEOVER_MS });
const waitForMessageFx = attach({ effect: waitFx, mapParams: () => UPDATE_MESSAGE_MS });
const writeUpdatedMarkFx = attach({
  effect: writeRawFx,
  mapParams: () => entry(appUpdatedMark, true),
});

const $isReloading = createStore(false).on(writeUpdatedMarkFx, () => true);

export const $updateStatus = createStore<UpdateStatus>('none')
  .on(readUpdatedMarkFx.doneData, (_, isUpdated) => (isUpdated ? 'updated' : 'none'))
  .on(versionWaiting, (status) => (status === 'updating' ? status : 'available'))
  .on(updateClicked, () => 'updating')
  .on(messageEnded, (status) => (status === 'updated' ? 'none' : status))
  .on(updateDismissed, (status) => (status === 'available' ? 'none' : status));

const started = sample({
  clock: pageModelsStarted,
  source: $environment,
  filter: ({ hasServiceWorker }) => hasServiceWorker,
  fn: () => undefined,
});
// The worker fetches the files of all pages, which would be in the way of what this one shows.
sample({ clock: started, target: [readUpdatedMarkFx, waitForWorkerFx] });
sample({ clock: waitForWorkerFx.done, fn: () => undefined, target: startWorkerFx });
sample({
  clock: readUpdatedMarkFx.doneData,
  filter: Boolean,
  target: [removeRawFx.prepend(() => appUpdatedMark), waitForMessageFx],
});
sample({ clock: waitForMessageFx.done, target: messageEnded });

const { tick } = interval({
  timeout: UPDATE_CHECK_MS,
  start: sample({ clock: startWorkerFx.doneData, filter: Boolean, fn: () => undefined }),
});
sample({
  clock: [tick, updateCheckRequested],
  filter: checkFx.pending.map((isChecking) => !isChecking),
  target: checkFx,
});

sample({ clock: updateClicked, target: waitForActivationFx });
// A reload before the takeover would load the old version again.
sample({
  clock: [waitForActivationFx.done, waitForTakeoverFx.done],
  fn: () => undefined,
  target: activateFx,
});
sample({
  clock: activateFx.doneData,
  filter: Boolean,
  fn: () => undefined,
  target: waitForTakeoverFx,
});
sample({
  clock: [
    versionActivated,
    sample({ clock: activateFx.doneData, filter: (isWaiting) => !isWaiting }),
  ],
  source: { status: $updateStatus, isReloading: $isReloading },
  filter: ({ status, isReloading }) => status === 'updating' && !isReloading,
  fn: () => undefined,
  target: writeUpdatedMarkFx,
});
sample({ clock: writeUpdatedMarkFx.finally, fn: () => undefined, target: reloadPageFx });
