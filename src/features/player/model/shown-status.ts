import { attach, createStore, sample } from 'effector';

import { waitFx } from '@/shared/browser/wait';

import type { PlayerStatus } from '../lib/next-status';
import { $status } from './playback';

/** A shorter interruption shows no spinner: a seek inside the buffer takes a tenth of this. */
const MIN_INTERRUPTION_MS = 150;

const waitForInterruptionFx = attach({ effect: waitFx, mapParams: () => MIN_INTERRUPTION_MS });

/** The status that buttons show: the player's, without short interruptions. */
export const $shownStatus = createStore<PlayerStatus>('ended');

const isInterruption = (shown: PlayerStatus, status: PlayerStatus) =>
  shown === 'playing' && status === 'loading';

sample({
  clock: $status,
  source: $shownStatus,
  filter: isInterruption,
  target: waitForInterruptionFx,
});
sample({
  clock: $status,
  source: $shownStatus,
  filter: (shown, status) => !isInterruption(shown, status),
  fn: (_, status) => status,
  target: $shownStatus,
});
sample({ clock: waitForInterruptionFx.done, source: $status, target: $shownStatus });
