import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import { $clientHeaders } from '@/shared/api/authorized';
import { createTestScope } from '@/testing/create-scope';

import { $client, clientRequested } from './model';

const ofTab = 'session:client_id';

async function identify(clientId: string | null, storage: Record<string, string> = {}) {
  const made = await createTestScope({ storage });
  await allSettled(clientRequested, { scope: made.scope, params: { clientId } });
  return {
    client: made.scope.getState($client),
    sent: made.scope.getState($clientHeaders)['client-id'],
    kept: made.storage.get(ofTab),
  };
}

test.each([
  ['the address, and not the tab', '9', { [ofTab]: '12' }, '9'],
  ['the tab, where the address says nothing', null, { [ofTab]: '12' }, '12'],
  ['nobody else, so it is our own', null, {}, '10'],
  ['an address that nobody has, so it is other', '4711', { [ofTab]: '12' }, '10'],
  ['an empty address, so it is other', '', {}, '10'],
])('the client is known from %s', async (_, address, storage, id) => {
  const { client, sent, kept } = await identify(address, storage);
  expect([client.id, sent, kept]).toEqual([id, id, id]);
});

it('has the other brand only for hisstori', async () => {
  expect((await identify('17')).client.brand).toBe('hisstori');
  expect((await identify('16')).client.brand).toBe('shenidar');
});
