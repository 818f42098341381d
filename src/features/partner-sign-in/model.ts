import { attach, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

import { $isLoggedIn, $isSessionKnown, loggedIn } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { externalLoginFx } from '@/shared/api/endpoints/auth';
import type { ApiError } from '@/shared/api/errors';
import { PARTNER_SIGN_IN_MS } from '@/shared/config/constants';
import type { PartnerCredential } from '@/shared/config/partner-address';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location, locationChanged } from '@/shared/routing/location';

/** The address had a partner's token; it has been taken out of it already (decisions, 'Clients'). */
export const partnerTokenFound = createEvent<PartnerCredential>();
export const swapConfirmed = createEvent();
export const swapDeclined = createEvent();

const exchangeFx = attach({
  effect: externalLoginFx,
  mapParams: (credential: PartnerCredential) => ({ body: credential }),
});

const swapQuestion = createOverlay('#partnerSignIn');

const $found = createStore<PartnerCredential | null>(null).on(
  partnerTokenFound,
  (_, credential) => credential,
);
/** What somebody who is logged in already is asked about. */
const $offered = createStore<PartnerCredential | null>(null);
export const $isAsking = $offered.map((offered) => offered !== null);
/** The credential on its way; an answer to another one, or one that comes too late, is dropped. */
const $pending = createStore<PartnerCredential | null>(null).on(exchangeFx, (_, sent) => sent);

// Who is here has to be known first, and where: the question marks the address.
const looked = sample({
  clock: [partnerTokenFound, $isSessionKnown, locationChanged],
  source: {
    credential: $found,
    isKnown: $isSessionKnown,
    isLoggedIn: $isLoggedIn,
    location: $location,
  },
});
const decided = looked.filterMap(({ credential, isKnown, isLoggedIn, location }) =>
  credential !== null && isKnown && location !== null ? { credential, isLoggedIn } : undefined,
);
$found.reset(decided);

// Logged out: silently.
sample({
  clock: decided.filterMap(({ credential, isLoggedIn }) => (isLoggedIn ? undefined : credential)),
  target: exchangeFx,
});

// Logged in already: ask, never swap silently (fault list, rulings).
const asked = sample({ clock: decided, filter: ({ isLoggedIn }) => isLoggedIn });
$offered.on(asked, (_, { credential }) => credential);
sample({ clock: asked, target: swapQuestion.opened });

const confirmed = sample({
  clock: swapConfirmed,
  source: $offered,
  filter: (offered): offered is PartnerCredential => offered !== null,
});
sample({ clock: confirmed, target: exchangeFx });
$offered
  .reset(confirmed, swapDeclined)
  // The back key took the question away.
  .on(swapQuestion.$isOpen, (offered, isOpen) => (isOpen ? offered : null));
sample({
  clock: [confirmed, swapDeclined],
  target: swapQuestion.closed,
});

const exchanged = sample({
  clock: exchangeFx.done,
  source: $pending,
  filter: (pending, { params }) => pending === params,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: exchangeFx.fail,
  source: $pending,
  filter: (pending, { params }) => pending === params,
  fn: (_, { error }) => error,
});
const timedOut = sample({
  clock: delay(exchangeFx, PARTNER_SIGN_IN_MS),
  source: $pending,
  filter: (pending, sent) => pending === sent,
  fn: (): ApiError => ({ kind: 'network' }),
});
// Whoever signed in by hand meanwhile stays.
$pending.reset(exchanged, refused, timedOut, loggedIn);

/** The token gave no session; whoever was here before is here still. */
export const partnerSignInFailed = sample({ clock: [refused, timedOut] });

// Where somebody was here before, entities/session clears away what was theirs.
sample({ clock: exchanged, target: tokensReceived });
