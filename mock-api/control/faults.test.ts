import { afterEach, describe, expect, it } from 'vitest';

import { operationGroups } from '../docs/operations';
import { createTestApi } from '../testing/create-test-api';
import { transports, type RunningTransport } from '../testing/transports';
import { faultOf, faultPresets, type FaultPresetName } from './fault-presets';

const json = (method: string, path: string, body?: unknown) => ({ method, path, body });
const faults = (...rules: object[]) => json('POST', '/__mock/faults', rules);
const storefront = { path: '/api/storefront' };
const fault = { method: 'GET', path: '/api/storefront' };

describe.each(transports)('faults %s', (_name, start) => {
  let running: RunningTransport | undefined;
  afterEach(() => running?.stop());
  const begin = async (...rules: object[]) => {
    running = await start();
    expect((await running.client.send(faults(...rules))).status).toBe(204);
    return running.client;
  };

  it.each([400, 503])('answers the status %i with an API error body', async (status) => {
    const { send } = await begin({ ...fault, status, times: 1 });
    const answer = await send(storefront);
    expect([answer.status, answer.json]).toMatchObject([status, { code: 'fault' }]);
    expect((await send(storefront)).status).toBe(200);
  });

  it('sends broken JSON and HTML unchanged', async () => {
    const { send } = await begin(
      { ...fault, body: '{"sections":', times: 1 },
      { ...fault, body: '\n<!doctype html><h1>Wi-Fi</h1>', times: 1 },
    );
    const broken = send(storefront);
    await expect(broken).rejects.toThrow(SyntaxError);
    const portal = await send(storefront);
    expect(portal.headers.get('content-type')).toContain('text/html');
    expect(portal.text).toBe('\n<!doctype html><h1>Wi-Fi</h1>');
  });

  it('replaces the body with JSON', async () => {
    const { send } = await begin({ ...fault, body: { sections: null }, times: 1 });
    const answer = await send(storefront);
    expect([answer.status, answer.json]).toEqual([200, { sections: null }]);
  });

  it.each([204, 205, 304])(
    'sends no body with the status %i, which allows none',
    async (status) => {
      const { send } = await begin({ ...fault, status, body: { sections: [] }, times: 1 });
      const answer = await send(storefront);
      expect([answer.status, answer.text]).toEqual([status, '']);
    },
  );

  it('applies by the template of the HLS segments to no playlist', async () => {
    const path = '/hls/{audioBookId}/{chapterId}/{segment}';
    const { send } = await begin({ method: 'GET', path, status: 503, times: 1 });
    expect((await send({ path: '/hls/1001/100101/index.m3u8' })).status).not.toBe(503);
    expect((await send({ path: '/hls/1001/100101/0.m4s' })).status).toBe(503);
  });

  it('delays the real answer', async () => {
    const { send } = await begin({ ...fault, delayMs: 5, times: 1 });
    expect((await send(storefront)).status).toBe(200);
  });

  it('stops after DELETE', async () => {
    const { send } = await begin({ ...fault, status: 500 });
    expect((await send(json('DELETE', '/__mock/faults'))).status).toBe(204);
    expect((await send(storefront)).status).toBe(200);
  });

  it('with `after` runs the handler and loses its answer', async () => {
    const client = await begin({
      method: 'POST',
      path: '/api/wishlist/addItem',
      status: 500,
      when: 'after',
    });
    const token = await client.signIn('newcomer');
    const body = { productId: 20001 };
    const answer = await client.send({
      method: 'POST',
      path: '/api/wishlist/addItem',
      token,
      body,
    });
    expect(answer.status).toBe(500);
    const state = await client.send({ path: '/__mock/state', token });
    expect(state.json).toMatchObject({ wishlist: [20001] });
  });
});

describe.each(transports.slice(1))('a broken connection %s', (_name, start) => {
  let running: RunningTransport | undefined;
  afterEach(() => running?.stop());

  it('fails the request and is in the journal', async () => {
    running = await start();
    const { send } = running.client;
    await send(faults({ ...fault, network: 'error', times: 1 }));
    await expect(send(storefront)).rejects.toThrow(TypeError);
    const journal = await send({ path: '/__mock/journal' });
    expect(journal.json).toMatchObject([{ path: '/api/storefront', status: 0 }]);
  });
});

it('records a hanging call in the journal', async () => {
  const api = createTestApi();
  await api.send(faults({ ...fault, network: 'hang' }));
  const answered = api.send(storefront).then(() => 'answered');
  const entries = async () => (await api.mock.journal.entries()).map(({ status }) => status);
  await expect.poll(entries).toEqual([0]);
  expect(await Promise.race([answered, Promise.resolve('silence')])).toBe('silence');
});

it('adds faults to those that were ordered before', async () => {
  const { send } = createTestApi();
  await send(faults({ ...fault, status: 503, times: 1 }));
  await send(faults({ method: 'GET', path: '/api/categories', status: 500, times: 1 }));
  const statuses = [await send(storefront), await send({ path: '/api/categories' })];
  expect(statuses.map(({ status }) => status)).toEqual([503, 500]);
});

it('waits for the given delay', async () => {
  const waited: number[] = [];
  const api = createTestApi({ wait: async (ms) => void waited.push(ms) });
  await api.send(faults({ ...fault, delayMs: 1500 }, { method: 'GET', path: '/**', delayMs: 20 }));
  await api.send(storefront);
  await api.send({ path: '/api/categories' });
  expect(waited).toEqual([1500, 20]);
});

it.each<[string, object, readonly number[]]>([
  ['before the call does its work', {}, []],
  ['before it refuses the call', { status: 503 }, []],
  ['after the work', { when: 'after' }, [20001]],
  ['after the work whose answer it replaces', { when: 'after', status: 503 }, [20001]],
])('waits %s', async (_, rule, wished) => {
  const seen: unknown[] = [];
  const api = createTestApi({
    wait: async () => void seen.push((await api.send({ path: '/__mock/state', token })).json),
  });
  const token = await api.signIn('newcomer');
  const path = '/api/wishlist/addItem';
  await api.send(faults({ method: 'POST', path, delayMs: 20, ...rule }));
  const { status } = await api.send({ ...json('POST', path, { productId: 20001 }), token });
  expect(status).toBe('status' in rule ? rule.status : 204);
  expect(seen).toMatchObject([{ wishlist: wished }]);
});

it('accepts at least eight presets for every call', async () => {
  const names = Object.keys(faultPresets) as FaultPresetName[];
  expect(names.length).toBeGreaterThanOrEqual(8);
  const { send } = createTestApi();
  const all = operationGroups.flatMap(({ operations }) =>
    operations.flatMap((operation) => names.map((name) => faultOf(operation, name))),
  );
  expect((await send(faults(...all))).status).toBe(204);
});

it.each([
  [[{ method: 'GET' }], '0.path'],
  [[{ ...fault, status: 99 }], '0.status'],
  [[{ ...fault, path: '*'.repeat(1001) }], '0.path'],
  [[{ ...fault, delayMs: 2 ** 31 }], '0.delayMs'],
  [[{ ...fault, network: 'slow' }], '0.network'],
  [{ ...fault }, 'body'],
])('rejects the faults %j', async (rules, field) => {
  const { send } = createTestApi();
  const answer = await send(json('POST', '/__mock/faults', rules));
  expect(answer.json).toMatchObject({ code: 'invalid-body', field });
});
