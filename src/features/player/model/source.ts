import { createStore, sample } from 'effector';

import { engineEventReceived, loadSourceFx } from './engine';
import { bookEnded, bookRequested, chapterOpened, playerClosed, itemRestored } from './queue';

/** Whether the engine has loaded the current chapter's stream. */
export const $hasSource = createStore(false)
  .on(loadSourceFx, () => true)
  .reset(chapterOpened, bookRequested, itemRestored, bookEnded, playerClosed);

/** An event of the current stream; late events of the previous one are ignored. */
export const mediaEventReceived = sample({ clock: engineEventReceived, filter: $hasSource });

/** The stream failed and must be fetched again. */
export const streamFailed = sample({
  clock: mediaEventReceived,
  filter: ({ type }) => type === 'failed',
});
$hasSource.reset(streamFailed);
