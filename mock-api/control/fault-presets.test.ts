import { expect, it } from 'vitest';

import { answerRequest } from '../core/answer-request';
import { createTestApi } from '../testing/create-test-api';
import { faultOf, faultPresets, type FaultPresetName } from './fault-presets';

interface Effect {
  /** The status; or what becomes of the connection. */
  readonly answer: number | 'error' | 'hang';
  readonly body?: string;
  /** Whether the call has done its work nevertheless. */
  readonly isDone?: true;
  readonly waitedMs?: number;
}

const addWish = { method: 'POST', path: '/api/wishlist/addItem' } as const;
const refusal = '"code":"fault"';

const effects: Readonly<Record<FaultPresetName, Effect>> = {
  serverError: { answer: 500, body: refusal },
  unavailable: { answer: 503, body: refusal },
  tooMany: { answer: 429, body: refusal },
  unauthenticated: { answer: 401, body: refusal },
  forbidden: { answer: 403, body: refusal },
  slow: { answer: 204, isDone: true, waitedMs: 3000 },
  hang: { answer: 'hang' },
  connectionLost: { answer: 'error' },
  answerLost: { answer: 'error', isDone: true },
  serverErrorAfterWork: { answer: 500, body: refusal, isDone: true },
  captivePortal: { answer: 200, body: '<!doctype html>' },
  brokenJson: { answer: 200, body: '{"items":[' },
  emptyObject: { answer: 200, body: '{}' },
  noContent: { answer: 204 },
};

it.each(Object.entries(effects) as [FaultPresetName, Effect][])(
  'the preset %s does what its name says',
  async (name, { answer, body = '', isDone = false, waitedMs = 0 }) => {
    let waited = 0;
    const { mock, send, signIn } = createTestApi({ wait: async (ms) => void (waited += ms) });
    const token = await signIn('newcomer');
    const rule = faultOf({ ...addWish }, name);
    await send({ method: 'POST', path: '/__mock/faults', body: [rule] });
    const outcome = await answerRequest(mock, {
      ...addWish,
      url: new URL(`http://mock.test${addWish.path}`),
      headers: {
        ...{ 'client-id': '10', 'version-code': '109', 'api-level': '1', 'device-id': 'device' },
        authorization: `Bearer ${token}`,
      },
      cookies: {},
      body: JSON.stringify({ productId: 20001 }),
    });
    const isReply = typeof outcome !== 'string';
    expect(isReply ? outcome.status : outcome).toBe(answer);
    expect(isReply ? String(outcome.body ?? '') : '').toContain(body);
    expect(waited).toBe(waitedMs);
    const { json } = await send({ path: '/__mock/state', token });
    expect(json).toMatchObject({ wishlist: isDone ? [20001] : [] });
    expect(Object.keys(effects)).toEqual(Object.keys(faultPresets));
  },
);

it.each([
  [undefined, []],
  ['before', []],
  ['after', [20001]],
])('a delay %s the work has this wishlist meanwhile: %j', async (when, expected) => {
  const seen: unknown[] = [];
  const api = createTestApi({
    wait: async () => {
      const { json } = await api.send({ path: '/__mock/state' });
      seen.push((json as { wishlist: unknown }).wishlist);
    },
  });
  const token = await api.signIn('newcomer');
  const rule = { ...addWish, delayMs: 5, ...(when && { when }) };
  await api.send({ method: 'POST', path: '/__mock/faults', body: [rule] });
  await api.send({ ...addWish, token, body: { productId: 20001 } });
  expect(seen).toEqual([expected]);
  const { json } = await api.send({ path: '/__mock/state' });
  expect(json).toMatchObject({ wishlist: [20001] });
});
