import { createStore, sample } from 'effector';

import { engineEventReceived, loadSourceFx } from './engine';
import { bookEnded, bookRequested, chapterOpened, closeClicked, itemRestored } from './queue';

/** Whether the engine holds the current chapter's stream. */
export const $hasSource = createStore(false)
  .on(loadSourceFx, () => true)
  .reset(chapterOpened, bookRequested, itemRestored, bookEnded, closeClicked);

/** What the element does with the current stream; late news of the one before are left out. */
export const mediaEventReceived = sample({ clock: engineEventReceived, filter: $hasSource });

/** The stream broke off; it has to be fetched anew. */
export const streamFailed = sample({
  clock: mediaEventReceived,
  filter: ({ type }) => type === 'failed',
});
$hasSource.reset(streamFailed);
