import { expect, it } from 'vitest';

import {
  answerDurationMs,
  filterTraffic,
  isFailedTraffic,
  trafficKinds,
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
