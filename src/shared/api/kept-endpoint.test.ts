import { allSettled, fork } from 'effector';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import { createTestApi } from '@mock-api/testing/create-test-api';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { operation } from './contract/operation';
import { getAudiobookDetail } from './contract/audiobooks';
import { getSingleItem } from './contract/chapters';
import { getStorefront } from './contract/shop';
import { createEndpoint } from './create-endpoint';
import { httpError, type ApiError } from './errors';
import {
  $keptAgeMs,
  clearKeptFx,
  createKeptEndpoint,
  readKeptFx,
  writeKeptFx,
} from './kept-endpoint';
import { sendFx } from './send';
import { sessionEnded, tokensChanged } from './tokens';

const getThing = operation({
  id: 'getThing',
  method: 'GET',
  path: '/api/things/{id}',
  access: 'anyone',
  params: v.object({ id: v.number() }),
  response: v.object({ name: v.string() }),
});
const getThingFx = createKeptEndpoint(getThing, createEndpoint(getThing));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start({ kept = {} }: { kept?: Record<string, unknown> } = {}) {
  const send = vi.fn((): unknown => ({ name: 'fresh' }));
  const write = vi.fn();
  const clear = vi.fn();
  const scope = fork({
    handlers: [
      [sendFx, send],
      [writeKeptFx, write],
      [clearKeptFx, clear],
      [readKeptFx, (url: string) => kept[url] ?? null],
    ],
  });
  const ask = async (id = 7) =>
    (await allSettled(getThingFx, { scope, params: { params: { id } } })).value;
  const ageMs = () => scope.getState($keptAgeMs);
  return { scope, send, write, clear, ask, ageMs };
}

const unreachable = (kind: 'offline' | 'network') => () => {
  throw { kind } satisfies ApiError;
};
const now = 1_790_000_000_000;
const stored = { '/api/things/7': { at: now - 60_000, answer: { name: 'kept' } } };

it('keeps each answer under its address', async () => {
  const { ask, write, ageMs } = start();
  expect(await ask()).toEqual({ name: 'fresh' });
  expect(write).toHaveBeenCalledExactlyOnceWith(null, {
    url: '/api/things/7',
    answer: { name: 'fresh' },
    isVisitors: true,
  });
  expect(ageMs()).toBeNull();
});

test.each([
  ['a visitor’s', null, someTokens()],
  ['a user’s', someTokens(), someTokens({ access: 'renewed' })],
] as const)('keeps an answer as %s who asked for it', async (_who, before, after) => {
  const held = heldAnswer();
  const { scope, send, write, ask } = start();
  if (before) await allSettled(tokensChanged, { scope, params: before });
  send.mockImplementation(held.answer);
  const asked = ask();
  void allSettled(tokensChanged, { scope, params: after });
  held.give({ name: 'late' });
  await asked;
  expect(write).toHaveBeenCalledExactlyOnceWith(
    after.access,
    expect.objectContaining({ isVisitors: before === null }),
  );
});

test.each([
  ['offline', false],
  ['network', false],
  // The server is down, whatever the connection is.
  ['network', true],
] as const)('answers from the device after %s (online: %s), with the age', async (kind, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  const { ask, send, write, ageMs } = start({ kept: stored });
  send.mockImplementation(unreachable(kind));
  expect(await ask()).toEqual({ name: 'kept' });
  expect(ageMs()).toBe(60_000);
  expect(send).toHaveBeenCalledOnce();
  expect(write).not.toHaveBeenCalled();

  send.mockImplementation(() => ({ name: 'fresh' }));
  expect(await ask()).toEqual({ name: 'fresh' });
  expect(ageMs()).toBeNull();
});

it('fails with the server’s refusal, whatever is kept', async () => {
  const { ask, send, ageMs } = start({ kept: stored });
  const refusal = httpError(404, 'Not Found', null);
  send.mockImplementation(() => {
    throw refusal;
  });
  expect(await ask()).toEqual(refusal);
  expect(ageMs()).toBeNull();
});

test.each([
  ['nothing kept for the address', {}],
  ['an older form of the answer', { '/api/things/7': { at: 1000, answer: { title: 'kept' } } }],
])('fails as offline with %s', async (_what, kept) => {
  vi.stubGlobal('navigator', { onLine: false });
  const { ask, send } = start({ kept });
  send.mockImplementation(unreachable('offline'));
  expect(await ask()).toEqual({ kind: 'offline' });
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', {}],
  ['an answer', stored],
])(
  'asks again if the connection came back while the device, with %s, was read',
  async (_what, kept) => {
    vi.stubGlobal('navigator', { onLine: true });
    const { ask, send, ageMs } = start({ kept });
    send.mockImplementationOnce(unreachable('offline'));
    expect(await ask()).toEqual({ name: 'fresh' });
    expect(send).toHaveBeenCalledTimes(2);
    expect(ageMs()).toBeNull();
  },
);

it('removes everything when a session ends', async () => {
  const { scope, clear } = start();
  await allSettled(sessionEnded, { scope });
  expect(clear).toHaveBeenCalledExactlyOnceWith('all');
});

/** What is kept was parsed when it came, and is parsed again when it is read. */
test.each([
  [getStorefront, { path: '/api/storefront' }],
  [getAudiobookDetail, { path: '/api/audiobooks/1001/detail2' }],
  [getSingleItem, { path: '/api/library/single-item/1001', body: {} }],
] as const)('an answer stays the same when it is parsed twice: $0.id', async (op, request) => {
  const { send } = createTestApi();
  const { json } = await send({ method: op.method, ...request });
  const once = v.parse(op.response, json);
  expect(v.parse(op.response, structuredClone(once))).toEqual(once);
});
