import { describe, expect, it } from 'vitest';

import { packages } from '@fixtures/orders/packages';
import type { PersonaName } from '@fixtures/users/personas';

import { createTestApi } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const accountOf = async (api: TestClient, token: string) =>
  (await api.send({ path: '/__mock/state', token })).json;

async function signedIn(persona: PersonaName) {
  const api = createTestApi();
  return { api, token: await api.signIn(persona) };
}

describe('market purchases', () => {
  const validate = (api: TestClient, token: string, payload: string, purchaseToken: string) =>
    api.send({
      method: 'POST',
      path: '/api/markets/credit-subscription-validate',
      token,
      body: { developerPayload: payload, productId: 'sku', purchaseToken },
    });

  it('count once for each purchase token', async () => {
    const { api, token } = await signedIn('newcomer');
    const [sold] = packages;
    for (const purchaseToken of ['a', 'a', 'b']) {
      const answer = await validate(api, token, `${sold?.packageId}@credit`, purchaseToken);
      expect(answer.status).toBe(204);
    }
    expect(await accountOf(api, token)).toMatchObject({ balance: 2 * (sold?.credit ?? 0) });
  });

  it('add the credit of each package, which may be more than its price', async () => {
    const { api, token } = await signedIn('newcomer');
    for (const { packageId } of packages) {
      await validate(api, token, `${packageId}@credit`, `purchase-${packageId}`);
    }
    const { json } = await api.send({ path: '/api/credit', token });
    expect(json).toMatchObject({
      balance: packages.reduce((sum, { credit }) => sum + credit, 0),
      transactions: packages.map(({ credit }) => ({ amount: credit })).toReversed(),
    });
  });

  it('are rejected for a purchase token of another account', async () => {
    const { api, token } = await signedIn('newcomer');
    const payload = `${packages[0]?.packageId}@credit`;
    await validate(api, token, payload, 'a');
    const other = await api.signIn('lapsed');
    const before = await accountOf(api, other);
    const answer = await validate(api, other, payload, 'a');
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'used-purchase-token' }]);
    expect(await accountOf(api, other)).toEqual(before);
  });

  it.each(['', '31', '31@', '@credit', '31@credit@credit', 'x@credit', '31@gift'])(
    'are rejected without a change for the payload %j',
    async (payload) => {
      const { api, token } = await signedIn('newcomer');
      expect((await validate(api, token, payload, 'a')).json).toMatchObject({
        code: 'invalid-body',
        field: 'developerPayload',
      });
      expect(await accountOf(api, token)).toMatchObject({ balance: 0 });
    },
  );

  it.each(['7@credit', '7@subscription', '31@gift'])(
    'can be validated again after the payload %j was refused',
    async (payload) => {
      const { api, token } = await signedIn('newcomer');
      expect((await validate(api, token, payload, 'a')).status).toBeGreaterThanOrEqual(400);
      const [sold] = packages;
      expect((await validate(api, token, `${sold?.packageId}@credit`, 'a')).status).toBe(204);
      expect(await accountOf(api, token)).toMatchObject({ balance: sold?.credit });
    },
  );

  it('are rejected without a purchase token, which another could use as well', async () => {
    const { api, token } = await signedIn('newcomer');
    const answer = await validate(api, token, `${packages[0]?.packageId}@credit`, '');
    expect(answer.json).toMatchObject({ code: 'invalid-body', field: 'purchaseToken' });
    expect(await accountOf(api, token)).toMatchObject({ balance: 0 });
  });
});
