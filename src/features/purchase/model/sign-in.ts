import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import { loggedOut } from '@/entities/session/model';
import { callNativeFx } from '@/shared/bridge/call-native';

import { signInClicked } from './clicks';
import { $book, $isOpen, popUpRequested } from './pop-up';

/** No native login page: the page `/auth` is asked for, and the pop-up again afterwards. */
export const webSignInRequested = createEvent<PurchaseBook>();
/** Signed in on the web and back on the page: the get that was intended goes on. */
export const getResumed = createEvent<{ readonly audioBookId: number }>();

const openLoginPageFx = createEffect(async (book: PurchaseBook) => {
  const { ok } = await callNativeFx({ method: 'openLoginPage', args: {} });
  return { book, ok };
});

/** The book that somebody wanted when they had to sign in. */
const $wanted = createStore<PurchaseBook | null>(null);

const wanted = sample({
  clock: signInClicked,
  source: $book,
  filter: $isOpen,
}).filterMap((book) => book ?? undefined);
sample({ clock: wanted, target: [$wanted, openLoginPageFx] });
sample({
  clock: openLoginPageFx.doneData.filterMap(({ book, ok }) => (ok ? undefined : book)),
  target: webSignInRequested,
});

// What it costs was not seen before: the pop-up opens on it, and nothing is ordered by itself.
const resumed = sample({
  clock: getResumed,
  source: $wanted,
  filter: (book, { audioBookId }) => book?.audioBookId === audioBookId,
}).filterMap((book) => book ?? undefined);
sample({ clock: resumed, target: popUpRequested });
$wanted.reset(resumed, loggedOut);
