import { expect, it } from 'vitest';

import { createTestApi, testNow } from './testing/create-test-api';

/** Runs the calls of a session and returns all answers. */
async function session(options: Parameters<typeof createTestApi>[0] = {}): Promise<string[]> {
  const api = createTestApi(options);
  const token = await api.signIn('spender');
  const calls = [
    { path: '/api/storefront' },
    { path: '/api/booksSearch?sort=rating' },
    { method: 'POST', path: '/api/orders/process-with-credit', token, body: { productId: 20001 } },
    { path: '/api/stream/playlist/100101', token },
    { method: 'POST', path: '/api/audiobooks/1001/comments', token, body: { text: 'خوب' } },
    { path: '/api/audiobooks/1001/comments' },
    { path: '/api/credit', token },
    { path: '/__mock/journal' },
  ];
  const texts = [token];
  for (const call of calls) texts.push((await api.send(call)).text);
  return texts;
}

it('returns the same bytes for the same seed and clock', async () => {
  expect(await session()).toEqual(await session());
});

it('issues other tokens for another seed', async () => {
  const [one, other] = [await session({ seed: 1 }), await session({ seed: 2 })];
  expect(other[0]).not.toBe(one[0]);
});

it('starts again after a reset', async () => {
  const api = createTestApi();
  const first = await api.signIn('newcomer');
  await api.send({ method: 'POST', path: '/__mock/reset', body: {} });
  expect(await api.signIn('newcomer')).toBe(first);
});

it('starts again as it was created: with its persona, its catalogue, and its clock', async () => {
  const { send } = createTestApi({ persona: 'subscriber', seed: 7 });
  const state = async () => (await send({ path: '/__mock/state' })).json;
  const before = await state();
  expect(before).not.toMatchObject({ subscription: null });
  for (const body of [{ persona: 'newcomer', seed: 8 }, {}])
    await send({ method: 'POST', path: '/__mock/reset', body });
  expect(await state()).toEqual(before);
});

it('takes the time from the given clock', async () => {
  const { send, signIn } = createTestApi();
  const token = await signIn('newcomer');
  const body = { text: 'خوب' };
  const { json } = await send({
    method: 'POST',
    path: '/api/audiobooks/1001/comments',
    token,
    body,
  });
  expect(json).toMatchObject({ createdAt: new Date(testNow).toISOString() });
});
