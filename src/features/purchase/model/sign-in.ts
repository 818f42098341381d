import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import { loggedOut } from '@/entities/session/model';
import { callNativeFx } from '@/shared/bridge/call-native';
import { nonNull } from '@/shared/lib/non-null';

import { popUpRequested } from './library-state';
import { $book, $isOpen } from './pop-up';

export const signInClicked = createEvent();
/** There is no native login page: `/auth` is to open, and the pop-up again afterwards. */
export const webSignInRequested = createEvent<PurchaseBook>();
/** The user has signed in on the web and is back on the page of the book. */
export const getResumed = createEvent<{ readonly audioBookId: number }>();

const openLoginPageFx = createEffect(async (book: PurchaseBook) => {
  const { ok } = await callNativeFx({ method: 'openLoginPage', args: {} });
  return { book, ok };
});

/** The book in the pop-up at the time of the click. */
const $wantedBook = createStore<PurchaseBook | null>(null);

const wanted = nonNull(sample({ clock: signInClicked, source: $book, filter: $isOpen }));
sample({ clock: wanted, target: [$wantedBook, openLoginPageFx] });
sample({
  clock: openLoginPageFx.doneData.filterMap(({ book, ok }) => (ok ? undefined : book)),
  target: webSignInRequested,
});

// Orders nothing by itself, because the buyer has not seen the price yet.
const resumed = nonNull(
  sample({
    clock: getResumed,
    source: $wantedBook,
    filter: (book, { audioBookId }) => book?.audioBookId === audioBookId,
  }),
);
sample({ clock: resumed, target: popUpRequested });
$wantedBook.reset(resumed, loggedOut);
