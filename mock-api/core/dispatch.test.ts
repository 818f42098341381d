import { expect, it } from 'vitest';

import type { Fault } from '../control/fault-rules';
import { createState, defaultSeed, type SeedOptions } from '../db/state';
import { createTestApi } from '../testing/create-test-api';
import { answerRequest } from './answer-request';
import { withDb } from './dispatch';
import type { MockReply } from './wire';

const clientHeaders = {
  ...{ 'client-id': '10', 'version-code': '109' },
  ...{ 'api-level': '1', 'device-id': 'device' },
};

/** The answer to a call without a transport, which would hide the body of some. */
async function answerTo(method: string, path: string, fault?: Partial<Fault>) {
  const { mock, send } = createTestApi();
  const rules = fault ? [{ method: '*', path: '/**', ...fault }] : [];
  await send({ method: 'POST', path: '/__mock/faults', body: rules });
  const url = new URL(`http://mock.test${path}`);
  const request = { method, url, headers: clientHeaders, cookies: {}, body: '' };
  return {
    reply: (await answerRequest(mock, request)) as MockReply,
    journal: await mock.journal.entries(),
  };
}

it.each([
  '/api/storefront',
  '/api/nowhere',
  '/content/books/1001/cover',
  '/content/pages/terms',
  '/__mock/state',
  '/__mock/docs',
])('answers HEAD %s as GET, without the body', async (path) => {
  const [head, get] = [await answerTo('HEAD', path), await answerTo('GET', path)];
  expect(get.reply.body).not.toBeNull();
  expect(head.reply.body).toBeNull();
  if (path === '/api/nowhere') expect(head.reply.status).toBe(404);
  else expect({ ...head.reply, body: get.reply.body }).toEqual(get.reply);
});

it('waits for the catalogue that another tab has reset the state to', async () => {
  const { mock } = createTestApi();
  const loaded: object[] = [];
  const { get, load } = mock.catalogueCache;
  Object.assign(mock.catalogueCache, {
    get: () => (loaded.length > 0 ? get(defaultSeed) : undefined),
    load: async ({ catalogue, seed }: SeedOptions) => {
      loaded.push({ catalogue, seed });
      return load(defaultSeed);
    },
  });
  await mock.store.replace(createState({ ...defaultSeed, catalogue: 'large', seed: 7 }, 0));
  expect(await withDb(mock, ({ state }) => state.seed)).toBe(7);
  expect(loaded).toEqual([{ catalogue: 'large', seed: 7 }]);
});

it.each([
  ['POST', '/api/events', 400],
  ['PUT', '/api/UserAccount/sendResetPassword', 400],
  ['GET', '/api/categories', 200],
  ['GET', '/api/credit', 401],
  ['GET', '/api/nowhere', 404],
  ['DELETE', '/api/storefront', 405],
])('notes the status of %s %s, %i', async (method, path, status) => {
  const { reply, journal } = await answerTo(method, path);
  expect(reply.status).toBe(status);
  expect(journal.map((entry) => entry.status)).toEqual([status]);
});

it.each([200, 204, 206, 301, 304])('notes and answers the ordered status %i', async (status) => {
  const { reply, journal } = await answerTo('GET', '/api/storefront', { status });
  expect([reply.status, reply.body]).toEqual([status, null]);
  expect(journal.map((entry) => entry.status)).toEqual([status]);
});

it.each([
  ['<p>', 'text/html; charset=utf-8'],
  [' \n<!doctype html>', 'text/html; charset=utf-8'],
  ['{"a":', 'application/json; charset=utf-8'],
  ['', 'application/json; charset=utf-8'],
])('sends the ordered text %j as %s', async (body, type) => {
  const { reply } = await answerTo('GET', '/api/storefront', { body });
  expect([reply.status, reply.body, reply.headers['content-type']]).toEqual([200, body, type]);
});

it.each([204, 304])('sends no body with %i, though one is ordered', async (status) => {
  const { reply } = await answerTo('GET', '/api/storefront', { status, body: { a: 1 } });
  expect(reply).toEqual({ status, headers: {}, body: null });
});

it.each([null, 0, false, []])('sends the ordered value %j as JSON', async (body) => {
  const { reply } = await answerTo('GET', '/api/storefront', { body });
  expect(reply.body).toBe(JSON.stringify(body));
});
