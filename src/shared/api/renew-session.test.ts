import { allSettled } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTestScope, type TestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { operation } from './contract/operation';
import { createEndpoint } from './create-endpoint';
import { httpError, isApiError, type ApiError } from './errors';
import type { ApiRequest } from './send';
// Loaded on demand elsewhere; imported here so that every test covers the whole module.
import './token-exchange';
import { $tokens, sessionEnded, tokensChanged } from './tokens';

const thing = operation({ id: 'thing', method: 'GET', path: '/api/thing', access: 'user' });
const getThingFx = createEndpoint(thing);
const getPublicFx = createEndpoint({ ...thing, access: 'anyone' });

const old = someTokens();
const fresh = {
  access_token: aJwt('1', 'renewed'),
  refresh_token: 'refresh-2',
  expires_in: 3600,
};
const tokenCall = 'POST /connect/token';
const refused = (status: number) => httpError(status, '', null);

/** Answers null to the valid token and 401 to all others. */
const guarded =
  (good = fresh.access_token) =>
  ({ headers }: ApiRequest) => {
    if (headers['authorization'] !== `Bearer ${good}`) throw refused(401);
    return null;
  };

async function start(renewal: unknown, answer: unknown = guarded()) {
  const test = await createTestScope({
    skipsWaits: true,
    answers: { 'GET /api/thing': answer, [tokenCall]: renewal },
    storage: { 'local:refresh_token': old.refresh, 'local:access_token': old.access },
  });
  await allSettled(tokensChanged, { scope: test.scope, params: old });
  return { ...test, ends: watchCalls(sessionEnded, test.scope) };
}

const ask = ({ scope }: TestScope) => allSettled(getThingFx, { scope, params: {} });
const askOften = (test: TestScope, times: number) =>
  Promise.all(Array.from({ length: times }, () => ask(test)));
const count = ({ requests }: TestScope, method: string) =>
  requests.filter((request) => request.method === method).length;

it.each([1, 20, 200])('renews once for %s calls, and repeats each call', async (times) => {
  const test = await start(fresh);
  const outcomes = await askOften(test, times);
  expect(outcomes.every(({ status }) => status === 'done')).toBe(true);
  expect(count(test, 'POST')).toBe(1);
  expect(count(test, 'GET')).toBe(2 * times);
  expect(test.storage.get('local:refresh_token')).toBe('refresh-2');
});

it.each([
  ['personal', getThingFx],
  ['public', getPublicFx],
])('delays %s calls that begin during a renewal until the new token is there', async (_, fx) => {
  const held = heldAnswer<unknown>();
  const test = await start(held.answer);
  const first = ask(test);
  await expect.poll(() => count(test, 'POST')).toBe(1);
  const second = allSettled(fx, { scope: test.scope, params: {} });
  expect(count(test, 'GET')).toBe(1);
  held.give(fresh);
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([
    'done',
    'done',
  ]);
  expect(count(test, 'GET')).toBe(3);
});

it('does not delay a call that has tokens of another tab', async () => {
  const held = heldAnswer<unknown>();
  const test = await start(held.answer);
  const first = ask(test);
  await expect.poll(() => count(test, 'POST')).toBe(1);
  const theirs = someTokens({ access: fresh.access_token, refresh: 'refresh-2' });
  void allSettled(tokensChanged, { scope: test.scope, params: theirs });
  const second = ask(test);
  await expect.poll(() => count(test, 'GET')).toBe(2);
  held.give(fresh);
  await Promise.all([first, second]);
  expect(count(test, 'POST')).toBe(1);
});

it('does not renew again for a 401 that arrives after the renewal', async () => {
  const late = heldAnswer<unknown>();
  let requestCount = 0;
  const test = await start(fresh, (request: ApiRequest) => {
    requestCount += 1;
    return requestCount === 1 ? late.answer() : guarded()(request);
  });
  const slow = ask(test);
  const quick = ask(test);
  await expect.poll(() => count(test, 'GET')).toBe(3);
  late.fail(refused(401));
  expect((await Promise.all([slow, quick])).map(({ status }) => status)).toEqual(['done', 'done']);
  expect(count(test, 'POST')).toBe(1);
});

describe('the answer to a renewal', () => {
  const outcomes: [string, unknown, boolean][] = [
    ['400', refused(400), true],
    ['401', refused(401), true],
    ['403', refused(403), true],
    ['408', refused(408), false],
    ['429', refused(429), false],
    ['500', refused(500), false],
    ['503', refused(503), false],
    ['network', { kind: 'network' } satisfies ApiError, false],
    ['offline', { kind: 'offline' } satisfies ApiError, false],
    ['HTML', '<html></html>', false],
    ['{}', {}, false],
    ['no access_token', { refresh_token: 'r', expires_in: 1 }, false],
  ];
  const table = outcomes.flatMap(([name, answer, ends]) =>
    [1, 20].map((times) => ({ name, answer, ends, times })),
  );

  it.each(table)(
    '$name, for $times calls, ends the session: $ends',
    async ({ answer, ends, times }) => {
      const test = await start(() => {
        if (typeof answer === 'object' && 'kind' in answer!) throw answer;
        return answer;
      });
      const settled = await askOften(test, times);
      expect(settled.every(({ status }) => status === 'fail')).toBe(true);
      expect(count(test, 'POST')).toBe(1);
      expect(test.ends).toHaveLength(ends ? 1 : 0);
      expect(test.scope.getState($tokens)).toEqual(ends ? null : old);
    },
  );

  it('tries again with the next call after a failure that did not end the session', async () => {
    let requestCount = 0;
    const test = await start(() => {
      requestCount += 1;
      if (requestCount === 1) throw refused(503);
      return fresh;
    });
    expect((await ask(test)).status).toBe('fail');
    expect((await ask(test)).status).toBe('done');
  });
});

it('repeats a call only once if the new token is refused too, and stays signed in', async () => {
  const test = await start(fresh, guarded('none'));
  expect((await ask(test)).status).toBe('fail');
  expect([count(test, 'GET'), count(test, 'POST')]).toEqual([2, 1]);
  expect(test.ends).toHaveLength(0);
});

it('passes other errors through', async () => {
  const test = await start(fresh, () => {
    throw refused(400);
  });
  expect((await ask(test)).status).toBe('fail');
  expect(count(test, 'POST')).toBe(0);
});

it('adopts the tokens that another tab has stored, without a renewal', async () => {
  const test = await start(fresh, guarded('theirs'));
  test.storage.set('local:access_token', 'theirs').set('local:refresh_token', 'refresh-9');
  expect((await ask(test)).status).toBe('done');
  expect(count(test, 'POST')).toBe(0);
});

it('adopts the access token of another tab whose refresh token it has already read', async () => {
  const test = await start(fresh, guarded('theirs'));
  test.storage.set('local:access_token', 'theirs');
  expect((await ask(test)).status).toBe('done');
  expect(count(test, 'POST')).toBe(0);
});

it('adopts the tokens of another tab that renewed first, after a refusal', async () => {
  const test = await start(() => {
    test.storage.set('local:access_token', 'theirs').set('local:refresh_token', 'refresh-9');
    throw refused(400);
  }, guarded('theirs'));
  expect((await ask(test)).status).toBe('done');
  expect(test.ends).toHaveLength(0);
});

it('discards an answer that arrives after a sign-out', async () => {
  const held = heldAnswer<unknown>();
  const test = await start(fresh, held.answer);
  const answer = ask(test);
  await signOutMeanwhile(test);
  held.give(null);
  expect((await answer).status).toBe('fail');
});

/** Signs out without waiting for the calls in flight, as `allSettled` would. */
async function signOutMeanwhile(test: TestScope) {
  void allSettled(sessionEnded, { scope: test.scope });
  await Promise.resolve();
}

/** Failures of a renewal that do not refuse the user. docs/faults.md#a3 */
const temporaryFailure = fc.oneof(
  fc.constantFrom(408, 429, 500, 502, 503).map(refused),
  fc.constantFrom<unknown>({ kind: 'network' }, { kind: 'offline' }),
  fc.constantFrom<unknown>('<html></html>', '', {}, [], { refresh_token: 'r', expires_in: 1 }),
);

it('never signs out after any sequence of temporary failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(temporaryFailure, { maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      async (failures, times) => {
        const left = [...failures];
        const test = await start(() => {
          if (left.length === 0) return fresh;
          const failure = left.shift();
          if (isApiError(failure)) throw failure;
          return failure;
        });
        for (let storm = 0; storm <= failures.length; storm += 1) await askOften(test, times);
        expect(test.ends).toHaveLength(0);
        expect((await ask(test)).status).toBe('done');
      },
    ),
    { numRuns: 500 },
  );
});
