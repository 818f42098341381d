import { attach, createStore, sample } from 'effector';

import { waitFx } from '@/shared/browser/wait';

import type { PlayerStatus } from '../lib/next-status';
import { $status } from './playback';

/** A sound that stays away for less shows no loader: a seek in the buffer takes a tenth of this. */
const NOTICED_MS = 150;

const waitUntilNoticedFx = attach({ effect: waitFx, mapParams: () => NOTICED_MS });

/** The status as buttons show it: that of the player, except that a short interruption is not shown. */
export const $shownStatus = createStore<PlayerStatus>('ended');

const isInterruption = (shown: PlayerStatus, status: PlayerStatus) =>
  shown === 'playing' && status === 'loading';

sample({
  clock: $status,
  source: $shownStatus,
  filter: isInterruption,
  target: waitUntilNoticedFx,
});
sample({
  clock: $status,
  source: $shownStatus,
  filter: (shown, status) => !isInterruption(shown, status),
  fn: (_, status) => status,
  target: $shownStatus,
});
sample({ clock: waitUntilNoticedFx.done, source: $status, target: $shownStatus });
