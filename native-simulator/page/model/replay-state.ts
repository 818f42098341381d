import { createEvent, createStore } from 'effector';

import type { Divergence } from '../../recording/compare';
import type { Recording } from '../../recording/recording';

/** The running replay, or the last one. */
export interface Replay {
  readonly isRunning: boolean;
  /** Null before the first replay. */
  readonly recording: Recording | null;
  readonly phone: number;
  /** The index of the next entry. */
  readonly next: number;
  /** Null for a replay without a divergence; undefined while it runs and after it was stopped. */
  readonly divergence: Divergence | null | undefined;
  /** The reason why it could not be played: an unknown client, or an error message. */
  readonly problem: { readonly kind: 'client' | 'failure'; readonly about: string } | null;
}

export const replayProgressed = createEvent<number>();

export const noReplay: Replay = {
  ...{ isRunning: false, recording: null, phone: 0, next: 0 },
  ...{ divergence: undefined, problem: null },
};
export const $replay = createStore<Replay>(noReplay).on(replayProgressed, (replay, next) => ({
  ...replay,
  next,
}));
