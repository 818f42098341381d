import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn, loggedIn, loggedOut } from '@/entities/session/model';
import { callNativeFx } from '@/shared/bridge/call-native';
import { readNowFx } from '@/shared/browser/now';
import { INTENT_LIFETIME_MS } from '@/shared/config/sign-in';
import { authPath } from '@/shared/routing/auth-path';
import { authRoute } from '@/shared/routing/routes';
import { $location, type RouteLocation } from '@/shared/routing/location';
import { visited } from '@/shared/routing/visits';
import { navigateFx } from '@/shared/routing/navigate';

/** What somebody was about to do when they had to sign in first. */
export interface Intent {
  /** `get`: the book; `wish`: put it on the wishlist. */
  readonly kind: 'get' | 'wish';
  readonly audioBookId: number;
  readonly productId?: number;
}

/** What is asked for needs an account: to the sign-in page, and back here afterwards. */
export const signInRequested = createEvent<{ readonly intent?: Intent }>();
/** Signed in and back on the page: it goes on with what was intended, once. */
export const intentResumed = createEvent<Intent>();

/** The native sign-in where the wrapper has one; its success is a token set. Else our own page. */
const openSignInFx = createEffect(async (returnTo: string) => {
  const result = await callNativeFx({ method: 'openLoginPage', args: {} });
  if (!result.ok) await navigateFx({ to: authPath(returnTo) });
});

const askedAtFx = attach({ effect: readNowFx });
const returnedAtFx = attach({ effect: readNowFx });

// Whoever leaves the sign-in page without signing in has thought better of it.
const givenUp = sample({
  clock: authRoute.closed,
  filter: $isLoggedIn.map((isLoggedIn) => !isLoggedIn),
});

interface Remembered {
  readonly intent: Intent;
  /** Path and query of the page that it was wanted on. */
  readonly path: string;
}

/** In memory alone, so that a reload or another person finds nothing to go on with. */
const $remembered = createStore<Remembered | null>(null).reset(intentResumed, givenUp, loggedOut);
const $askedAt = createStore(0).on(askedAtFx.doneData, (_, now) => now);

sample({
  clock: signInRequested,
  source: $location,
  fn: (location, { intent }) => (intent ? { intent, path: pathOf(location) } : null),
  target: $remembered,
});
sample({ clock: signInRequested, target: askedAtFx });
sample({
  clock: signInRequested,
  source: $location,
  filter: (location) => location?.routeId !== 'auth',
  fn: pathOf,
  target: openSignInFx,
});

sample({
  clock: [visited, loggedIn],
  source: { remembered: $remembered, location: $location, isLoggedIn: $isLoggedIn },
  filter: ({ remembered, location, isLoggedIn }) =>
    isLoggedIn && remembered !== null && remembered.path === pathOf(location),
  target: returnedAtFx,
});

const resumed = sample({
  clock: returnedAtFx.doneData,
  source: { remembered: $remembered, askedAt: $askedAt },
  filter: ({ askedAt }, now) => now - askedAt < INTENT_LIFETIME_MS,
  fn: ({ remembered }) => remembered?.intent,
});
sample({ clock: resumed, filter: Boolean, target: intentResumed });

function pathOf(location: RouteLocation | null): string {
  return location ? location.path + location.search : '/';
}
