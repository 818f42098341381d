import { allSettled } from 'effector';
import { describe, expect, it, test } from 'vitest';

import { $clientHeaders } from '@/shared/api/authorized';
import { VERSION_CODE } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { $client, clientKnown, clientRequested } from './model';

const storageKey = 'session:client_id';

async function identify(clientId: string | null, storage: Record<string, string> = {}) {
  const made = await createTestScope({ storage });
  await allSettled(clientRequested, { scope: made.scope, params: { clientId } });
  return {
    client: made.scope.getState($client),
    sent: made.scope.getState($clientHeaders)['client-id'],
    stored: made.storage.get(storageKey),
  };
}

test.each([
  ['the address before the tab', '9', { [storageKey]: '12' }, '9'],
  ['the tab, when the address has none', null, { [storageKey]: '12' }, '12'],
  ['the default, when neither has one', null, {}, '10'],
  ['the default, when the id is unknown', '4711', { [storageKey]: '12' }, '10'],
  ['the default, when the id is empty', '', {}, '10'],
])('takes the client from %s', async (_, address, storage, id) => {
  const { client, sent, stored } = await identify(address, storage);
  expect([client.id, sent, stored]).toEqual([id, id, id]);
});

describe('the device', () => {
  const known = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

  async function start(storage: Record<string, string> = {}) {
    const test = await createTestScope({ storage });
    const ready = watchCalls(clientKnown, test.scope);
    await allSettled(clientRequested, { scope: test.scope, params: { clientId: null } });
    const sent = test.scope.getState($clientHeaders);
    return { sent, stored: test.storage.get('local:deviceId'), ready };
  }

  it('keeps its id, in every request', async () => {
    const { sent, stored } = await start({ 'local:deviceId': known });
    expect([sent['device-id'], stored]).toEqual([known, known]);
  });

  it('gets an id of its own on the first visit, and keeps it', async () => {
    const [one, other] = [await start(), await start()];
    expect(one.sent['device-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    expect(one.stored).toBe(one.sent['device-id']);
    expect(one.stored).not.toBe(other.stored);
  });

  it('has the versions of the app beside both ids, and is known once', async () => {
    const { sent, ready } = await start();
    expect(sent).toMatchObject({ 'client-id': '10', 'version-code': VERSION_CODE });
    expect(ready).toEqual([undefined]);
  });
});

it('is our own client before the address is read', async () => {
  const { scope } = await createTestScope();
  expect(scope.getState($client).id).toBe('10');
});

it('uses the hisstori brand for the client hisstori alone', async () => {
  expect((await identify('17')).client.brand).toBe('hisstori');
  expect((await identify('16')).client.brand).toBe('shenidar');
});
