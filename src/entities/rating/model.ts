import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { RatePoints, Ratings } from '@/shared/api/contract/audiobooks';
import { createLastTap } from '@/shared/api/create-last-tap';
import {
  getRatingsFx,
  rateAudiobookFx,
  unrateAudiobookFx,
} from '@/shared/api/endpoints/audiobooks';
import type { ApiError } from '@/shared/api/errors';
import { $accessToken, sessionEnded } from '@/shared/api/tokens';
import { createLatest } from '@/shared/lib/create-latest';

/** One to five stars; 0 stands for none. */
export type MyRate = RatePoints | 0;

/** A signed-in user rates the title with this audioBookId, or takes the rate back with 0. */
export interface RateChange {
  readonly id: number;
  readonly value: MyRate;
}

/** Loads the ratings of the title with this audioBookId. Those of another title are dropped at once. */
export const ratingsRequested = createEvent<number>();
/** The ratings of the title with this audioBookId have changed; they are loaded again where they are shown. */
export const ratingsOutdated = createEvent<number>();

const saveRateFx = createEffect<RateChange, { rate: number; count: number }, ApiError>(
  async ({ id, value }) =>
    value === 0
      ? await unrateAudiobookFx({ params: { id } })
      : await rateAudiobookFx({ body: { audioBookId: id, rate: value } }),
);
const rateTaps = createLastTap<RateChange, { rate: number; count: number }>(saveRateFx);
export const rateRequested = rateTaps.tapped;
/** The server refused the last rate, which is rolled back. */
export const rateRefused = rateTaps.refused;

const load = createLatest({
  effect: getRatingsFx,
  mapParams: (id: number) => ({ params: { id } }),
});

interface BookRatings extends Ratings {
  readonly audioBookId: number;
}

const $bookId = createStore(0).on(ratingsRequested, (_, id) => id);
/** The ratings of the title that was asked for last; null until they are there. */
export const $ratings = createStore<BookRatings | null>(null)
  .on(ratingsRequested, (known, id) => (known?.audioBookId === id ? known : null))
  .on(load.done, (_, { params, result }) => ({ ...result, audioBookId: params }))
  .on(rateTaps.saved, (known, { change, result }) =>
    known?.audioBookId === change.id ? { ...known, ...result, mine: change.value } : known,
  )
  .on(sessionEnded, (known) => known && { ...known, mine: 0 });
export const $areRatingsPending = load.$isPending;
/** Their last request has failed, and nothing asked for them since. */
export const $haveRatingsFailed = createStore(false)
  .on(load.failed, () => true)
  .reset(load.requested);

/** The user's own rate of that title, including a tap that the server has not answered yet. */
export const $myRate = combine(
  { ratings: $ratings, wanted: rateTaps.$wanted, id: $bookId },
  ({ ratings, wanted, id }): MyRate => wanted.get(id)?.value ?? ratings?.mine ?? 0,
);

sample({ clock: ratingsRequested, target: load.requested });
const $isSignedIn = $accessToken.map((token) => token !== null);
const signedIn = sample({ clock: $isSignedIn.updates, filter: Boolean });
const $hasAnswer = createStore(false)
  .on(load.done, () => true)
  .reset($bookId, signedIn, sessionEnded);
/** Whether that rate is known; until the ratings of this user have come, none is assumed. */
export const $isMyRateKnown = combine(
  { hasAnswer: $hasAnswer, wanted: rateTaps.$wanted, id: $bookId },
  ({ hasAnswer, wanted, id }) => hasAnswer || wanted.has(id),
);
// The own rate follows the user.
sample({
  clock: signedIn,
  source: $bookId,
  filter: $bookId.map((id) => id > 0),
  target: load.requested,
});
// The stars of all users follow a rate of this one.
sample({
  clock: [ratingsOutdated, rateTaps.saved.map(({ change }) => change.id)],
  source: $bookId,
  filter: (shown, id) => shown === id,
  target: load.requested,
});
