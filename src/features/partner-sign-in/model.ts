import { attach, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

import { $isSessionKnown, loggedIn } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { $storedSub } from '@/entities/session/stored-sub';
import { externalLoginFx } from '@/shared/api/endpoints/auth';
import type { ApiError } from '@/shared/api/errors';
import { PARTNER_SIGN_IN_MS } from '@/shared/config/constants';
import type { PartnerCredential } from '@/shared/config/partner-address';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location, locationChanged } from '@/shared/routing/location';

/** The address had a partner's token, which is removed from it by now. Rule: docs/behaviour.md#partner-sign-in */
export const partnerTokenFound = createEvent<PartnerCredential>();
export const swapConfirmed = createEvent();
export const swapDeclined = createEvent();

const exchangeFx = attach({
  effect: externalLoginFx,
  mapParams: (credential: PartnerCredential) => ({ body: credential }),
});

/** Its marker in the address. */
export const swapQuestion = createOverlay('#partnerSignIn');

const $found = createStore<PartnerCredential | null>(null).on(
  partnerTokenFound,
  (_, credential) => credential,
);
/** The credential that the question to a signed-in user is about. */
const $offered = createStore<PartnerCredential | null>(null);
export const $isSwapQuestionOpen = $offered.map((offered) => offered !== null);
/** The credential of the running exchange; late answers and answers to another one are ignored. */
const $pending = createStore<PartnerCredential | null>(null).on(exchangeFx, (_, sent) => sent);

// Wait until the session is restored and the location is known: the question adds a hash to the address.
const factsChanged = sample({
  clock: [partnerTokenFound, $isSessionKnown, locationChanged],
  source: {
    credential: $found,
    isKnown: $isSessionKnown,
    hasUser: $storedSub.map((sub) => sub !== null),
    location: $location,
  },
});
const decided = factsChanged.filterMap(({ credential, isKnown, hasUser, location }) =>
  credential !== null && isKnown && location !== null ? { credential, hasUser } : undefined,
);
$found.reset(decided);

// Signed out: exchange without a question.
sample({
  clock: decided.filterMap(({ credential, hasUser }) => (hasUser ? undefined : credential)),
  target: exchangeFx,
});

// Signed in, or still to be: never switch the account without asking.
const questionNeeded = sample({ clock: decided, filter: ({ hasUser }) => hasUser });
$offered.on(questionNeeded, (_, { credential }) => credential);
sample({ clock: questionNeeded, target: swapQuestion.opened });

const confirmed = sample({
  clock: swapConfirmed,
  source: $offered,
  filter: (offered): offered is PartnerCredential => offered !== null,
});
sample({ clock: confirmed, target: exchangeFx });
$offered
  .reset(confirmed, swapDeclined)
  // The back key closed the question.
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
// A user who signed in meanwhile stays signed in.
$pending.reset(exchanged, refused, timedOut, loggedIn);

/** The user is being signed in by the partner's token. */
export const $isExchanging = $pending.map((pending) => pending !== null);

/** The token was refused or its exchange timed out; a previous session continues. */
export const partnerSignInFailed = sample({ clock: [refused, timedOut] });

// When another user was signed in, entities/session ends that session first.
sample({ clock: exchanged, target: tokensReceived });
