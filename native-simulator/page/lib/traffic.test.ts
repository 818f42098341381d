import { expect, it } from 'vitest';

import {
  answerDurationMs,
  filterTraffic,
  isFailedTraffic,
  trafficContentOf,
  trafficKinds,
  trafficNameOf,
  type TrafficEntry,
} from './traffic';

const call: TrafficEntry = {
  kind: 'call',
  id: 1,
  number: 1,
  phone: 0,
  at: 1000,
  method: 'purchase',
  args: { productId: '20001@7' },
  answer: undefined,
  error: null,
};
const answer: TrafficEntry = {
  kind: 'event',
  id: 2,
  number: 3,
  phone: 0,
  at: 1450,
  name: 'purchaseResult',
  payload: { productId: '20001', status: 'paid' },
  consumed: true,
};
const elsewhere: TrafficEntry = { ...answer, number: 2, phone: 1, at: 1100 };
const entries = [call, elsewhere, answer];

it('measures a call until its answering event in the same phone', () => {
  expect(answerDurationMs(entries, call)).toBe(450);
  expect(answerDurationMs([call, elsewhere], call)).toBeUndefined();
});

it.each([
  [{ status: 0 }, true],
  [{ status: 399 }, false],
  [{ status: 400 }, true],
])('counts a call of the API with %j as failed: %s', (changes, expected) => {
  const api = { kind: 'api', method: 'GET', path: '/api/library' } as const;
  const rest = { durationMs: 4, request: null, response: null };
  const entry = { ...api, ...rest, id: 3, number: 4, phone: 0, at: 1, ...changes };
  expect(isFailedTraffic(entry)).toBe(expected);
});

it.each([
  ['everything', { kinds: trafficKinds, text: '', phone: null }, 3],
  ['one kind', { kinds: ['call'] as const, text: '', phone: null }, 1],
  ['one phone', { kinds: trafficKinds, text: '', phone: 1 }, 1],
  ['a part of a name', { kinds: trafficKinds, text: 'RESULT', phone: null }, 2],
  ['a part of a name between spaces', { kinds: trafficKinds, text: ' result ', phone: null }, 2],
  ['a part of the content', { kinds: trafficKinds, text: '20001@7', phone: null }, 1],
])('filters by %s', (_case, filter, count) => {
  expect(filterTraffic(entries, filter)).toHaveLength(count);
});

const api: TrafficEntry = {
  ...{ kind: 'api', number: 4, phone: 0, at: 1, method: 'GET', path: '/api/a?x=1', status: 200 },
  ...{ durationMs: 0, request: '{"b":2}', response: '{"c":3}' },
};
const route: TrafficEntry = {
  kind: 'route',
  number: 5,
  phone: 0,
  at: 1,
  path: '/?token=t&p=q&x=p#p=1',
};

it.each([
  [call, 'purchase', { productId: '20001@7' }, undefined],
  [answer, 'purchaseResult', { productId: '20001', status: 'paid' }, undefined],
  [api, 'GET /api/a?x=1', '{"b":2}', 0],
  // A partner's token is nobody else's.
  [route, '/?token=•••&p=•••&x=p#p=1', undefined, undefined],
] as const)('has a name, a content and a time for %j', (entry, name, content, ms) => {
  expect([trafficNameOf(entry), trafficContentOf(entry), isFailedTraffic(entry)]).toEqual([
    ...[name, content, false],
  ]);
  expect(answerDurationMs([], entry)).toBe(ms);
});

it('counts as failed a call that threw, and an event that nobody has heard', () => {
  expect(isFailedTraffic({ ...call, error: 'No' })).toBe(true);
  expect(isFailedTraffic({ ...answer, consumed: null })).toBe(true);
  expect(isFailedTraffic({ ...answer, consumed: false })).toBe(false);
});

it('takes no later event for the answer of a call that was answered at once, or by nothing', () => {
  const tokens: TrafficEntry = { ...answer, name: 'tokenInjected' };
  const asked: TrafficEntry = { ...call, method: 'getTokens', args: {} };
  expect(answerDurationMs([asked, tokens], asked)).toBe(450);
  const told: TrafficEntry = { ...asked, answer: '' };
  expect(answerDurationMs([told, tokens], told)).toBeUndefined();
  const exit: TrafficEntry = { ...call, method: 'exit', args: {} };
  expect(answerDurationMs([exit, answer], exit)).toBeUndefined();
  const before = { ...answer, number: 0 };
  expect(answerDurationMs([before, call], call)).toBeUndefined();
});
