import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { acquireLockFx } from '@/shared/browser/lock';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { httpError, loggedOutError } from './errors';
import { renewSessionFx, type RenewableTokens } from './renew-session';
// Loaded on demand elsewhere; imported here so that every test covers the whole module.
import './token-exchange';
import { $tokens, renewalRefused, sessionEnded, tokensChanged } from './tokens';
import './write-tokens';

const old = someTokens();
const theNext = someTokens({ access: aJwt('2', 'Reza'), refresh: 'refresh-of-reza' });
const fresh = { access_token: aJwt('1', 'renewed'), refresh_token: 'refresh-2', expires_in: 3600 };

/** A renewal that has been sent and waits for its answer. */
async function renewing(what: RenewableTokens = old) {
  const held = heldAnswer<unknown>();
  const test = await createTestScope({
    skipsWaits: true,
    answers: { 'POST /connect/token': held.answer },
    ...(what.access !== null && { tokens: old }),
    storage: { 'local:access_token': old.access, 'local:refresh_token': old.refresh },
  });
  const { scope, requests } = test;
  const refusals = watchCalls(renewalRefused, scope);
  const renewal = allSettled(renewSessionFx, { scope, params: what });
  await expect.poll(() => requests).toHaveLength(1);
  return { ...test, held, renewal, refusals, tokens: () => scope.getState($tokens) };
}

type Test = Awaited<ReturnType<typeof renewing>>;

/** The events of a sign-out and a sign-in, without a wait for the renewal, as `allSettled` would. */
async function signOut({ scope }: Test) {
  void allSettled(sessionEnded, { scope });
  await Promise.resolve();
}
async function signInTheNext({ scope, storage }: Test) {
  storage.set('local:access_token', theNext.access).set('local:refresh_token', theNext.refresh);
  void allSettled(tokensChanged, { scope, params: theNext });
  await Promise.resolve();
}

const answers: [string, (test: Test) => void][] = [
  ['new tokens', ({ held }) => held.give(fresh)],
  ['a refusal', ({ held }) => held.fail(httpError(400, '', null))],
  ['a failure', ({ held }) => held.fail(httpError(503, '', null))],
];

// Rule: docs/faults.md#a7
it.each(answers)(
  'stays signed out when the answer is %s and comes after the sign-out',
  async (_, answer) => {
    const test = await renewing();
    await signOut(test);
    answer(test);
    expect(await test.renewal).toEqual({ status: 'fail', value: loggedOutError });
    expect(test.tokens()).toBeNull();
    expect(test.storage.has('local:access_token')).toBe(false);
    expect(test.refusals).toEqual([]);
  },
);

/** The next user is still signed in, here and in storage. */
async function expectTheNext(test: Awaited<ReturnType<typeof renewing>>) {
  expect(await test.renewal).toEqual({ status: 'fail', value: loggedOutError });
  expect(test.tokens()).toEqual(theNext);
  expect(test.storage.get('local:refresh_token')).toBe(theNext.refresh);
  expect(test.refusals).toEqual([]);
}

it.each(answers)(
  'keeps the next user when the answer for the one before is %s',
  async (_, answer) => {
    const test = await renewing();
    await signOut(test);
    await signInTheNext(test);
    answer(test);
    await expectTheNext(test);
  },
);

it.each(answers)(
  'keeps who signs in while the answer at the start is awaited: %s',
  async (_, answer) => {
    const test = await renewing({ access: null, refresh: old.refresh });
    await signInTheNext(test);
    answer(test);
    await expectTheNext(test);
  },
);

it.each([
  ['signed out', {}],
  ['switched users', { access: theNext.access, refresh: theNext.refresh }],
])(
  'stores no tokens when another tab has %s, which this one has yet to follow',
  async (_, left) => {
    const test = await renewing();
    test.storage.clear();
    for (const [name, token] of Object.entries(left))
      test.storage.set(`local:${name}_token`, token);
    const stored = new Map(test.storage);
    test.held.give(fresh);
    expect(await test.renewal).toEqual({ status: 'fail', value: loggedOutError });
    expect(test.tokens()).toEqual(old);
    expect(test.storage).toEqual(stored);
  },
);

it('gives a call that waits for a renewal no tokens of the next user', async () => {
  const test = await renewing();
  const locks = watchCalls(acquireLockFx, test.scope);
  const waiting = allSettled(renewSessionFx, { scope: test.scope, params: old });
  await expect.poll(() => locks).toHaveLength(1);
  await signOut(test);
  await signInTheNext(test);
  test.held.give(fresh);
  expect(await waiting).toEqual({ status: 'fail', value: loggedOutError });
  expect(test.requests).toHaveLength(1);
});

it('refuses nobody when the user signed out while the tokens of another tab were awaited', async () => {
  const test = await renewing();
  vi.spyOn(test.storage, 'get').mockImplementation(() => {
    void signOut(test);
    return undefined;
  });
  test.held.fail(httpError(400, '', null));
  expect(await test.renewal).toEqual({ status: 'fail', value: loggedOutError });
  expect(test.refusals).toEqual([]);
});

it('sends no renewal for a user who signed out while its code was loading', async () => {
  const { scope, requests, storage } = await createTestScope({
    skipsWaits: true,
    answers: { 'POST /connect/token': fresh },
    tokens: old,
    storage: { 'local:access_token': old.access, 'local:refresh_token': old.refresh },
  });
  const renewal = allSettled(renewSessionFx, { scope, params: old });
  // The code has not come before the next task.
  void allSettled(sessionEnded, { scope });
  storage.set('local:access_token', theNext.access).set('local:refresh_token', theNext.refresh);
  void allSettled(tokensChanged, { scope, params: theNext });
  expect(await renewal).toEqual({ status: 'fail', value: loggedOutError });
  expect(requests).toEqual([]);
  expect(scope.getState($tokens)).toEqual(theNext);
});
