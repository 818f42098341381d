import { expect, it } from 'vitest';

import { createTestApi } from '../testing/create-test-api';

const names = ['client-id', 'version-code', 'api-level', 'device-id'];

it.each([
  ['GET', '/api/storefront'],
  ['POST', '/token'],
  ['POST', '/connect/token'],
])('refuses %s %s without one of the four headers, or with an empty one', async (method, path) => {
  const { send } = createTestApi();
  for (const name of names) {
    for (const value of [null, '']) {
      const { status, json } = await send({ method, path, headers: { [name]: value } });
      expect([status, json]).toMatchObject([400, { code: 'missing-headers', field: name }]);
    }
  }
  const { json } = await send({ method, path });
  expect(json).not.toMatchObject({ code: 'missing-headers' });
});

it('names the first of several missing headers, before anything else that is wrong', async () => {
  const headers = Object.fromEntries(names.map((name) => [name, null]));
  const { json } = await createTestApi().send({ path: '/api/credit', headers });
  expect(json).toMatchObject({ code: 'missing-headers', field: 'client-id' });
});

it.each(['/content/books/1001/cover', '/content/pages/terms', '/__mock/state'])(
  'asks for none at %s, which a browser requests without them',
  async (path) => {
    const headers = Object.fromEntries(names.map((name) => [name, null]));
    expect((await createTestApi().send({ path, headers })).status).toBe(200);
  },
);
