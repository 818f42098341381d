import { allSettled, fork, type UnitTargetable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { defaultPhone } from '../../config/simulator-config';
import { marketAnswer, purchaseAnswer, type PurchaseOutcome } from '../lib/purchase-outcomes';
import { $apiFaults } from './api-control';
import { configOpened, phoneRemoved } from './config';
import { frameMounted, phoneReported } from './frames';
import { startFreshFx } from './fresh-start';
import { purchaseOutcomeChosen } from './purchases';
import { $screens, phoneStarted } from './screens';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A phone whose native app holds this token. `seen` lists its page's requests and events, in order. */
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
  const setFaults = () => scope.getState($apiFaults);
  const frame = { contentWindow: page } as unknown as HTMLIFrameElement;
  await allSettled(frameMounted, { scope, params: { phone: 0, frame } });
  const report = (entry: object) =>
    allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(entry) } });
  await report({ kind: 'event', id: 1, at: 0, name: 'tokenInjected', payload: { token } });
  const chooseMarket = async (outcome: 'validated500' | 'validated400') => {
    const answer = marketAnswer(outcome, '31', '31@credit', '1');
    const to = 'marketPurchase';
    const name = 'marketPurchaseResult';
    const params = { phone: 0, to, name, outcome: answer } as const;
    void allSettled(purchaseOutcomeChosen, { scope, params });
    await vi.advanceTimersByTimeAsync(6000);
    return seen;
  };
  const choose = async (outcome: PurchaseOutcome, meanwhile?: () => unknown) => {
    const answer = purchaseAnswer(outcome, '20001@7');
    const params = { phone: 0, to: 'purchase', name: 'purchaseResult', outcome: answer } as const;
    void allSettled(purchaseOutcomeChosen, { scope, params });
    await vi.advanceTimersByTimeAsync(2000);
    // Not awaited: the scope is settled only after the purchase.
    void meanwhile?.();
    await vi.advanceTimersByTimeAsync(4000);
    return seen;
  };
  return { scope, page, frame, seen, report, choose, chooseMarket, setFaults };
}
const answered = (status: string, more = {}) => [
  'purchaseResult',
  { productId: '20001', status, ...more },
];
const libraryRead = ['GET', '/__mock/state', 'Bearer t', undefined];
const booked = ['PATCH', '/__mock/state', 'Bearer t', { library: [1001, 1002] }];

it.each<[PurchaseOutcome, unknown]>([
  ['paid', answered('paid')],
  ['slow', answered('paid')],
  ['alreadyOwned', answered('failed', { message: 'Already owned' })],
])('%s: the mock books the title before the app is answered', async (outcome, answer) => {
  const { choose } = await phoneOf('t');
  expect(await choose(outcome)).toEqual([libraryRead, booked, answer]);
});

it.each<PurchaseOutcome>(['pending', 'cancelled', 'failed'])(
  '%s books nothing',
  async (outcome) => {
    const { choose } = await phoneOf('t');
    expect(await choose(outcome)).toEqual([answered(outcome)]);
  },
);

it.each(['validated500', 'validated400'] as const)(
  '%s: the mock has the fault before the app is answered and asks for the validation',
  async (outcome) => {
    const { page, seen, chooseMarket, setFaults } = await phoneOf('t');
    page.fetch = async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      seen.push(`answer of ${path}`);
      return new Response(null, { status: 204 });
    };
    expect(await chooseMarket(outcome)).toEqual([
      'answer of /__mock/faults',
      ['marketPurchaseResult', expect.objectContaining({ result: 'purchased' })],
    ]);
    // It is used up with this purchase: a recording that starts later must not set it again.
    expect(setFaults()).toEqual([]);
  },
);

it('does not book an owned title again', async () => {
  const { choose } = await phoneOf('t', [1001]);
  expect(await choose('paid')).toEqual([libraryRead, answered('paid')]);
});

it('answers the app also when it is signed out, and without a mock', async () => {
  const signedOut = await phoneOf('');
  expect(await signedOut.choose('paid')).toEqual([answered('paid')]);
  const { page, choose } = await phoneOf('t');
  page.fetch = () => Promise.resolve(new Response(null, { status: 404 }));
  expect(await choose('paid')).toEqual([answered('paid')]);
});

it('answers the app also when its page was left before the booking finished', async () => {
  const { page, choose } = await phoneOf('t');
  page.fetch = () => new Promise(() => {});
  expect(await choose('paid')).toEqual([answered('paid')]);
});

it.each<[string, unit: unknown, params: unknown]>([
  ['takes the place of a removed one', phoneRemoved, 0],
  ['belongs to another scenario', configOpened, {}],
])('drops a slow purchase when the phone %s meanwhile', async (_, unit, params) => {
  const { scope, choose } = await phoneOf('t');
  const change = () => allSettled(unit as UnitTargetable<unknown>, { scope, params });
  expect(await choose('slow', change)).toEqual([]);
});

it.each([0, 1])('drops it when phone %d gets another client or persona: only 0', async (phone) => {
  const { scope, frame, choose } = await phoneOf('t');
  // A launch setting changed, so the phone has another frame.
  const change = () => allSettled(frameMounted, { scope, params: { phone, frame } });
  const all = [libraryRead, booked, answered('paid')];
  expect(await choose('slow', change)).toEqual(phone === 0 ? [] : all);
});

it('drops a slow purchase as soon as a fresh start begins, which resets the mock first', async () => {
  const { scope, page, seen, choose } = await phoneOf('t');
  page.fetch = (path) => {
    seen.push(path);
    return new Promise(() => {});
  };
  const params = [{ index: 0, phone: defaultPhone }];
  const start = () => allSettled(startFreshFx, { scope, params });
  expect(await choose('slow', start)).toEqual(['/__mock/reset']);
});

it('answers a page that was loaded again meanwhile, as the app that goes on around it does', async () => {
  const { scope, choose } = await phoneOf('t');
  const load = () => allSettled(phoneStarted, { scope, params: 0 });
  expect(await choose('slow', load)).toEqual([libraryRead, booked, answered('paid')]);
});

it.each(['u', ''])(
  'books a slow purchase for its buyer, and tells nobody when the token is now "%s"',
  async (token) => {
    const { report, choose } = await phoneOf('t');
    const event = { kind: 'event', id: 2, at: 1, name: 'tokenInjected', payload: { token } };
    expect(await choose('slow', () => report(event))).toEqual([libraryRead, booked]);
  },
);

it('tells the buyer also when the app has renewed the token meanwhile', async () => {
  const tokenOf = (jti: string) => `h.${btoa(JSON.stringify({ sub: '09120000003', jti }))}.s`;
  const { report, choose } = await phoneOf(tokenOf('1'));
  const tokenJson = JSON.stringify({ token: tokenOf('2') });
  const call = { kind: 'call', id: 2, at: 1, method: 'setTokenToDevice', args: { tokenJson } };
  const renew = () => report({ ...call, error: null });
  expect((await choose('slow', renew)).at(-1)).toEqual(answered('paid'));
});

it('closes the sheet also where the native app never answers', async () => {
  const { scope, report, choose } = await phoneOf('t');
  const call = { kind: 'call', id: 2, at: 1, method: 'purchase', args: { productId: '20001@7' } };
  await report({ ...call, error: null });
  expect(scope.getState($screens)[0]?.sheet).not.toBeNull();
  expect(await choose('nothing')).toEqual([]);
  expect(scope.getState($screens)[0]?.sheet).toBeNull();
});
