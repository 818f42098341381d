import { createStore, sample } from 'effector';

import { createTimer } from '@/shared/browser/create-timer';

import { isMute, stillnessAfter } from '../lib/stillness';
import { $status } from './playback';
import { $position } from './position';
import { chapterOpened } from './queue';

/** The time between two looks at the position. */
const LOOK_MS = 4000;

const look = createTimer(LOOK_MS);
const looked = sample({
  clock: look.passed,
  source: { status: $status, now: $position },
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

/** The media claims to play and does not move, so the device has probably no output. Rule: docs/behaviour.md#player-status */
export const $isMute = $still.map(isMute);

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
