import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { requestFx, type ApiCall } from './authorized';
import { httpError, loggedOutError } from './errors';
import { sessionEnded, tokensChanged } from './tokens';

const call: ApiCall = {
  host: 'site',
  method: 'GET',
  url: '/api/thing',
  isPersonal: false,
  isSignIn: false,
};
const old = someTokens();

async function ready(answers: Record<string, unknown>, tokens: typeof old | null = old) {
  const test = await createTestScope({ answers, skipsWaits: true });
  const { scope } = test;
  if (tokens) await allSettled(tokensChanged, { scope, params: tokens });
  const send = (changes: Partial<ApiCall> = {}) =>
    allSettled(requestFx, { scope, params: { ...call, ...changes } });
  return { ...test, send };
}

it('a personal answer that arrives after a sign-out is discarded', async () => {
  const held = heldAnswer<unknown>();
  const { send, scope } = await ready({ 'GET /api/thing': held.answer });
  const answer = send({ isPersonal: true });
  // Not awaited: `allSettled` would also wait for the call.
  void allSettled(sessionEnded, { scope });
  held.give('it');
  expect(await answer).toEqual({ status: 'fail', value: loggedOutError });
});

it.each([httpError(409, '', null), httpError(401, '', null), { kind: 'network' }])(
  'a personal call that fails after a sign-out with %j is discarded',
  async (error) => {
    const held = heldAnswer<unknown>();
    const { send, scope } = await ready({ 'GET /api/thing': held.answer });
    const answer = send({ isPersonal: true });
    void allSettled(sessionEnded, { scope });
    held.fail(error);
    expect(await answer).toEqual({ status: 'fail', value: loggedOutError });
  },
);

it('a personal call is not sent again for the user who has signed in since', async () => {
  const held = heldAnswer<unknown>();
  const { send, scope, requests } = await ready({ 'POST /api/thing': held.answer });
  const answer = send({ method: 'POST', isPersonal: true });
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('2', 'Omid') }) });
  held.fail(httpError(401, '', null));
  expect(await answer).toEqual({ status: 'fail', value: loggedOutError });
  expect(requests).toHaveLength(1);
});

it('an answer that everybody may ask for is asked for again without the user', async () => {
  const held = heldAnswer<unknown>();
  const { send, scope, requests } = await ready({
    'GET /api/thing': ({ headers }: { headers: Record<string, string> }) =>
      headers['authorization'] ? held.answer() : 'everybody’s',
  });
  const answer = send();
  void allSettled(sessionEnded, { scope });
  held.give('with stars of the user');
  expect(await answer).toEqual({ status: 'done', value: 'everybody’s' });
  expect(requests).toHaveLength(2);
  expect(requests[1]?.headers['authorization']).toBeUndefined();
});

it.each([
  ['to a visitor', { method: 'GET' } as const, null],
  ['to something that was sent', { method: 'POST' } as const, old],
])('an answer %s is used after a sign-out', async (_, changes, tokens) => {
  const held = heldAnswer<unknown>();
  const { method } = changes;
  const { send, scope, requests } = await ready({ [`${method} /api/thing`]: held.answer }, tokens);
  const answer = send(changes);
  void allSettled(sessionEnded, { scope });
  held.give('it');
  expect(await answer).toEqual({ status: 'done', value: 'it' });
  expect(requests).toHaveLength(1);
});
