import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn, loggedIn, loggedOut } from '@/entities/session/model';
import type { RatePoints } from '@/shared/api/contract/audiobooks';
import { callNativeFx } from '@/shared/bridge/call-native';
import { readNowFx } from '@/shared/browser/now';
import { INTENT_LIFETIME_MS } from '@/shared/config/sign-in';
import { authPath } from '@/shared/routing/auth-path';
import { authRoute } from '@/shared/routing/routes';
import { $location, type RouteLocation } from '@/shared/routing/location';
import { visited } from '@/shared/routing/visits';
import { navigateFx } from '@/shared/routing/navigate';

/** An action that needs an account and continues after the sign-in. */
export interface Intent {
  /** `get` gets the book, `addToWishlist` adds it to the wishlist, `rate` rates it. */
  readonly kind: 'get' | 'addToWishlist' | 'rate';
  readonly audioBookId: number;
  readonly productId?: number;
  /** The stars of `rate`. */
  readonly rate?: RatePoints;
}

/** Opens the sign-in and returns to the current page afterwards. An `intent` continues there. */
export const signInRequested = createEvent<{ readonly intent?: Intent }>();
/** The user has signed in and is back on the page: the intent continues, once. */
export const intentResumed = createEvent<Intent>();

/** Opens the native login page, which answers with a token set, or else our own sign-in page. */
const openSignInFx = createEffect(async (location: RouteLocation | null) => {
  const result = await callNativeFx({ method: 'openLoginPage', args: {} });
  if (result.ok) return;
  // It replaces an overlay in the history, so that the way back does not open that again.
  await navigateFx({ to: authPath(pathOf(location)), replace: Boolean(location?.hash) });
});

const readRequestTimeFx = attach({ effect: readNowFx });
const readReturnTimeFx = attach({ effect: readNowFx });

// Leaving the sign-in page signed out cancels the intent.
const signInAbandoned = sample({
  clock: authRoute.closed,
  filter: $isLoggedIn.map((isLoggedIn) => !isLoggedIn),
});

interface Remembered {
  readonly intent: Intent;
  /** Path and query of the page on which the intent continues. */
  readonly path: string;
}

/** In memory only, so that neither a reload nor another user continues the intent. */
const $remembered = createStore<Remembered | null>(null).reset(
  intentResumed,
  signInAbandoned,
  loggedOut,
);
const $requestedAt = createStore(0).on(readRequestTimeFx.doneData, (_, now) => now);

sample({
  clock: signInRequested,
  source: $location,
  fn: (location, { intent }) => (intent ? { intent, path: pathOf(location) } : null),
  target: $remembered,
});
sample({ clock: signInRequested, target: readRequestTimeFx });
sample({
  clock: signInRequested,
  source: $location,
  filter: (location) => location?.routeId !== 'auth',
  target: openSignInFx,
});

sample({
  clock: [visited, loggedIn],
  source: { remembered: $remembered, location: $location, isLoggedIn: $isLoggedIn },
  filter: ({ remembered, location, isLoggedIn }) =>
    isLoggedIn && remembered !== null && remembered.path === pathOf(location),
  target: readReturnTimeFx,
});

const resumed = sample({
  clock: readReturnTimeFx.doneData,
  source: { remembered: $remembered, requestedAt: $requestedAt },
  filter: ({ requestedAt }, now) => now - requestedAt < INTENT_LIFETIME_MS,
  fn: ({ remembered }) => remembered?.intent,
});
sample({ clock: resumed, filter: Boolean, target: intentResumed });

function pathOf(location: RouteLocation | null): string {
  return location ? location.path + location.search : '/';
}
