import { createStore, merge, sample } from 'effector';

import { engineEventReceived, loadSourceFx } from './engine';
import { bookEnded, bookRequested, chapterOpened, playerClosed, itemRestored } from './queue';

/** Whether the engine has loaded the current chapter's stream. */
export const $hasSource = createStore(false)
  .on(loadSourceFx, () => true)
  .reset(chapterOpened, bookRequested, itemRestored, bookEnded, playerClosed);

/** An event of the current stream; late events of the previous one are ignored. */
export const mediaEventReceived = sample({ clock: engineEventReceived, filter: $hasSource });

// Four times a second the time goes on; everything else is rare, and what waits for it is not asked each time.
export const mediaTimeUpdated = mediaEventReceived.filter({
  fn: ({ type }) => type === 'timeupdate',
});
export const mediaTurned = mediaEventReceived.filter({ fn: ({ type }) => type !== 'timeupdate' });

/** A new address of the stream was requested, and has not played yet. */
const $isRenewed = createStore(false);
const expired = sample({
  clock: mediaTurned,
  source: $isRenewed,
  filter: (_, { type }) => type === 'expired',
  fn: (isRenewed) => isRenewed,
});
/** The address of the stream has expired, so a new one is requested, once. Rule: docs/faults.md#g2 */
export const streamExpired = expired.filter({ fn: (isRenewed) => !isRenewed });
$isRenewed
  .on(streamExpired, () => true)
  .on(mediaTurned, (isRenewed, { type }) => isRenewed && type !== 'playing')
  .reset(chapterOpened, itemRestored);

/** The stream failed and must be fetched again. */
export const streamFailed = merge([
  mediaTurned.filter({ fn: ({ type }) => type === 'failed' }),
  expired.filter({ fn: Boolean }),
]);
/** The device has no output for sound. The player itself says so. Rule: docs/behaviour.md#player-status */
export const outputMissing = mediaTurned.filter({ fn: ({ type }) => type === 'noOutput' });
$hasSource.reset(streamFailed, outputMissing);
$isRenewed.reset(streamFailed, outputMissing);
