import { createEvent, createStore } from 'effector';

import type { Divergence } from '../../recording/compare';
import type { Recording } from '../../recording/recording';

/** How a replay goes, or went. */
export interface Replay {
  readonly isRunning: boolean;
  /** What is played; null before anything was. */
  readonly recording: Recording | null;
  readonly phone: number;
  /** The place among the entries that is next. */
  readonly next: number;
  /** Undefined while nothing is known: it runs, or was ended early. Null: it went the same way. */
  readonly divergence: Divergence | null | undefined;
  /** Why it could not be played: a client that is not known, or something else. */
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
