import { combine, createStore, sample } from 'effector';

import { createTimer } from '@/shared/browser/create-timer';

import { isMute, stillnessAfter } from '../lib/stillness';
import { $status, playClicked } from './playback';
import { $position, positionAt } from './position';
import { bookRequested, chapterOpened, playerClosed } from './queue';
import { outputMissing } from './source';

/** The time between two looks at the position. */
const LOOK_MS = 4000;

const look = createTimer(LOOK_MS);
const looked = sample({
  clock: positionAt(look.passed),
  source: $status,
  fn: (status, { position }) => ({ status, now: position }),
});
/** The position at the last look. */
const $before = createStore(0);
const $still = createStore(0);
sample({
  clock: looked,
  source: { still: $still, before: $before },
  fn: ({ still, before }, { status, now }) => stillnessAfter(still, { status, before, now }),
  target: $still,
});
$still.reset($position.updates, chapterOpened);
sample({ clock: [looked, $status], source: $position, target: $before });

/** The engine has found no output at the last attempt to play. */
const $isMissing = createStore(false)
  .on(outputMissing, () => true)
  .reset(playClicked, chapterOpened, bookRequested, playerClosed);

/**
 * The device has no output: the engine said so, or the media claims to play and does not move. Rule:
 * docs/behaviour.md#player-status
 */
export const $isMute = combine(
  $still,
  $isMissing,
  (still, isMissing) => isMissing || isMute(still),
);

const $isPlaying = $status.map((status) => status === 'playing');
sample({
  clock: [$isPlaying, looked],
  filter: $isPlaying,
  fn: () => undefined,
  target: look.started,
});
sample({
  clock: $isPlaying,
  filter: (is) => !is,
  fn: () => undefined,
  target: [look.stopped, $still.reinit],
});
