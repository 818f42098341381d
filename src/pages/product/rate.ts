import { combine, createEvent, createStore, sample } from 'effector';

import {
  $isMyRateKnown,
  $myRate,
  rateRefused,
  rateRequested,
  type MyRate,
  type RateChange,
} from '@/entities/rating/model';
import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { intentResumed, signInRequested, type Intent } from '@/features/sign-in/intent';
import type { RatePoints } from '@/shared/api/contract/audiobooks';
import { errorText } from '@/shared/api/error-text';
import { isHttpError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

import { $detail, bookVisited } from './model';

/** The user taps a star; a signed-out user signs in first. */
export const starClicked = createEvent<RatePoints>();
/** The user takes back the last tap. */
export const rateUndone = createEvent();

const $bookId = $detail.map((detail) => detail?.audioBookId ?? 0);

const tapped = sample({
  clock: starClicked,
  source: { id: $bookId, isLoggedIn: $isLoggedIn },
  fn: ({ id, isLoggedIn }, value) => ({ isLoggedIn, change: { id, value } }),
});
sample({
  clock: tapped,
  filter: ({ isLoggedIn }) => !isLoggedIn,
  fn: ({ change: { id, value } }) => ({
    intent: { kind: 'rate', audioBookId: id, rate: value } as const,
  }),
  target: signInRequested,
});
const chosen = sample({
  clock: [
    tapped.filterMap(({ isLoggedIn, change }) => (isLoggedIn ? change : undefined)),
    intentResumed.filterMap(ratedBook),
  ],
  source: { rate: $myRate, isKnown: $isMyRateKnown },
  filter: ({ rate }, { value }) => rate !== value,
  fn: ({ rate, isKnown }, change) => ({ change, before: isKnown ? rate : null }),
});
sample({ clock: chosen, fn: ({ change }) => change, target: rateRequested });

/** A rate of the book before may be refused only now. */
const refusedHere = sample({
  clock: rateRefused,
  source: $bookId,
  filter: (id, { change }) => id === change.id,
});
/** The rate before the last tap, which an undo sets again; null when there is nothing to undo, or it was not known yet. */
export const $rateBefore = createStore<MyRate | null>(null)
  .on(chosen, (_, { before }) => before)
  .reset(refusedHere, bookVisited, productRoute.closed, sessionEnded);

const undone = nonNull(
  sample({
    clock: rateUndone,
    source: combine($bookId, $rateBefore, (id, value): RateChange | null =>
      value === null ? null : { id, value },
    ),
  }),
);
$rateBefore.reset(undone);
sample({ clock: undone, target: rateRequested });
// Being offline has its own notification, and a 403 has none. Rule: docs/behaviour.md#errors
sample({
  clock: rateRefused,
  filter: ({ error }) => error.kind !== 'offline' && !isHttpError(error, 403),
  fn: ({ error }) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});

function ratedBook({ kind, audioBookId, rate }: Intent): RateChange | undefined {
  return kind === 'rate' && rate !== undefined ? { id: audioBookId, value: rate } : undefined;
}
