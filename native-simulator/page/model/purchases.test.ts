import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { purchaseAnswer, type PurchaseOutcome } from '../lib/purchase-outcomes';
import { frameMounted, phoneReported } from './frames';
import { purchaseOutcomeChosen } from './purchases';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A phone whose native app holds that token, and what its page is asked for and told, in order. */
async function phoneOf(token: string, library: readonly number[] = [1002]) {
  const seen: unknown[] = [];
  const page = {
    fetch: (path: string, { method, headers, body }: RequestInit) => {
      const { authorization } = headers as Record<string, string>;
      seen.push([
        method,
        path,
        authorization,
        typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      ]);
      return Promise.resolve(Response.json({ library }));
    },
    __sim: { emit: (name: string, payload: unknown) => seen.push([name, payload]) },
  };
  const scope = fork();
  const frame = { contentWindow: page } as unknown as HTMLIFrameElement;
  await allSettled(frameMounted, { scope, params: { phone: 0, frame } });
  const told = { kind: 'event', id: 1, at: 0, name: 'tokenInjected', payload: { token } };
  await allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(told) } });
  const choose = async (outcome: PurchaseOutcome) => {
    const answer = purchaseAnswer(outcome, '20001@7');
    const params = { phone: 0, to: 'purchase', name: 'purchaseResult', outcome: answer } as const;
    void allSettled(purchaseOutcomeChosen, { scope, params });
    await vi.advanceTimersByTimeAsync(6000);
    return seen;
  };
  return { page, choose };
}
const answered = (status: string, more = {}) => [
  'purchaseResult',
  { productId: '20001', status, ...more },
];
const asked = ['GET', '/__mock/state', 'Bearer t', undefined];
const booked = ['PATCH', '/__mock/state', 'Bearer t', { library: [1001, 1002] }];

it.each<[PurchaseOutcome, unknown]>([
  ['paid', answered('paid')],
  ['slow', answered('paid')],
  ['alreadyOwned', answered('failed', { message: 'Already owned' })],
])('%s: the mock has the title before the app hears of it', async (outcome, answer) => {
  const { choose } = await phoneOf('t');
  expect(await choose(outcome)).toEqual([asked, booked, answer]);
});

it.each<PurchaseOutcome>(['pending', 'cancelled', 'failed'])(
  '%s books nothing',
  async (outcome) => {
    const { choose } = await phoneOf('t');
    expect(await choose(outcome)).toEqual([answered(outcome)]);
  },
);

it('what is owned is not booked again', async () => {
  const { choose } = await phoneOf('t', [1001]);
  expect(await choose('paid')).toEqual([asked, answered('paid')]);
});

it('the app is answered where nobody is signed in, and where there is no mock', async () => {
  const nobody = await phoneOf('');
  expect(await nobody.choose('paid')).toEqual([answered('paid')]);
  const { page, choose } = await phoneOf('t');
  page.fetch = () => Promise.resolve(new Response(null, { status: 404 }));
  expect(await choose('paid')).toEqual([answered('paid')]);
});
