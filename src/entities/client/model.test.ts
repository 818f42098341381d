import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import { $clientHeaders } from '@/shared/api/authorized';
import { createTestScope } from '@/testing/create-scope';

import { $client, clientRequested } from './model';

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

it('uses the hisstori brand for the client hisstori alone', async () => {
  expect((await identify('17')).client.brand).toBe('hisstori');
  expect((await identify('16')).client.brand).toBe('shenidar');
});
