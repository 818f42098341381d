import { describe, expect, it } from 'vitest';

import { clients, partnerKindsOf } from '@/shared/config/clients';
import type { TokenResponse } from '@/shared/api/contract/auth';

import { ACCESS_TOKEN_SECONDS } from '../rules/tokens';
import { createTestApi, testNow } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const webClient = { client_id: 'shenidar-web', client_secret: 'public-web-client' };
const passwordForm = form({
  grant_type: 'password',
  username: '09120000003',
  password: 'shenidar-1404',
  ...webClient,
});
const refreshForm = (token: string) => form({ grant_type: 'refresh_token', refresh_token: token });

async function signIn(api: TestClient): Promise<TokenResponse> {
  const answer = await api.send({ method: 'POST', path: '/token', body: passwordForm });
  return answer.json as TokenResponse;
}

const advance = (api: TestClient, seconds: number) =>
  api.send({ method: 'POST', path: '/__mock/clock', body: { advanceMs: seconds * 1000 } });

function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

describe('tokens', () => {
  it('are JWTs with a Persian name and an expiry on the mock clock', async () => {
    const { access_token: token, expires_in: seconds } = await signIn(createTestApi());
    expect(claimsOf(token)).toMatchObject({
      sub: '09120000003',
      name: 'بردیا گشاده‌دست',
      exp: testNow / 1000 + seconds,
    });
  });

  it('expire after their lifetime', async () => {
    const api = createTestApi();
    const { access_token: token } = await signIn(api);
    await advance(api, ACCESS_TOKEN_SECONDS - 1);
    expect((await api.send({ path: '/api/credit', token })).status).toBe(200);
    await advance(api, 1);
    expect((await api.send({ path: '/api/credit', token })).json).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('can be refreshed by the client of the native app, with its scope', async () => {
    const api = createTestApi();
    const { refresh_token: token } = await signIn(api);
    const body = (client: string) =>
      form({
        grant_type: 'refresh_token',
        refresh_token: token,
        client_id: client,
        scope: 'openid offline_access',
      });
    const path = '/connect/token';
    const refused = await api.send({ method: 'POST', path, body: body('another-app') });
    expect(refused.status).toBe(400);
    const renewed = await api.send({ method: 'POST', path, body: body('shenidar-app') });
    expect(renewed.status).toBe(200);
  });

  it('can be refreshed once, at either endpoint', async () => {
    const api = createTestApi();
    const { refresh_token: first } = await signIn(api);
    const renewed = await api.send({ method: 'POST', path: '/token', body: refreshForm(first) });
    const { refresh_token: second } = renewed.json as TokenResponse;
    expect(second).not.toBe(first);
    for (const path of ['/token', '/connect/token']) {
      const again = await api.send({ method: 'POST', path, body: refreshForm(first) });
      expect([again.status, again.json]).toMatchObject([400, { code: 'invalid-grant' }]);
    }
    const third = await api.send({
      method: 'POST',
      path: '/connect/token',
      body: refreshForm(second),
    });
    expect(third.status).toBe(200);
  });

  it('cannot be used for the other purpose', async () => {
    const api = createTestApi();
    const tokens = await signIn(api);
    const asBearer = await api.send({ path: '/api/credit', token: tokens.refresh_token });
    const asRefresh = await api.send({
      method: 'POST',
      path: '/token',
      body: refreshForm(tokens.access_token),
    });
    expect([asBearer.status, asRefresh.status]).toEqual([401, 400]);
  });

  it.each(['', 'a.b', 'a.b.c', 'eyJhbGciOiJNT0NLIiwidHlwIjoiSldUIn0.e30.sig', '!!!.###.$$$'])(
    'are rejected if malformed: %j',
    async (token) => {
      const { send } = createTestApi();
      expect((await send({ path: '/api/credit', token })).status).toBe(401);
      expect((await send({ path: '/api/storefront', token })).status).toBe(200);
    },
  );

  it('stay valid after a reset', async () => {
    const api = createTestApi();
    const { access_token: token } = await signIn(api);
    await api.send({ method: 'POST', path: '/__mock/reset', body: {} });
    expect((await api.send({ path: '/api/credit', token })).status).toBe(200);
  });
});

describe('one-time codes', () => {
  const register = (api: TestClient, mobileNo: string) =>
    api.send({ method: 'POST', path: '/api/UserAccount/register', body: { mobileNo } });
  const enter = (api: TestClient, username: string, password: string) =>
    api.send({
      method: 'POST',
      path: '/connect/token',
      headers: { 'login-type': 'PasswordLess' },
      body: form({
        grant_type: 'password',
        username,
        password,
        scope: 'openid',
        ShenidarDeviceId: 'd',
        ShenidarClientId: '10',
        ...webClient,
      }),
    });

  it('sign in once, also in Persian digits', async () => {
    const api = createTestApi();
    await register(api, '۰۹۱۲۰۰۰۰۰۰۴');
    expect((await enter(api, '09120000004', '۱۴۰۴۰')).status).toBe(200);
    expect((await enter(api, '09120000004', '14040')).status).toBe(400);
  });

  it('expire after two minutes', async () => {
    const api = createTestApi();
    await register(api, '09120000004');
    await advance(api, 119);
    // Who asks again has two minutes again.
    await register(api, '09120000004');
    await advance(api, 119);
    expect((await enter(api, '09120000004', '14040')).status).toBe(200);
    await register(api, '09120000004');
    await advance(api, 120);
    expect((await enter(api, '09120000004', '14040')).json).toMatchObject({
      code: 'invalid-credentials',
    });
  });

  it('create an account for a new number', async () => {
    const api = createTestApi();
    await register(api, '+98 935 111 2233');
    const { json } = await enter(api, '09351112233', '14040');
    const { access_token: token } = json as TokenResponse;
    const profile = await api.send({ path: '/api/account/editprofile', token });
    expect(profile.json).toMatchObject({ mobileNo: '09351112233', firstName: '' });
  });

  it('cannot be used as passwords', async () => {
    const api = createTestApi();
    await register(api, '09120000004');
    const body = form({
      grant_type: 'password',
      username: '09120000004',
      password: '14040',
      ...webClient,
    });
    expect((await api.send({ method: 'POST', path: '/token', body })).status).toBe(400);
  });
});

describe('partner sign-in', () => {
  const exchange = (api: TestClient, clientId: string, kind: string, token: string) =>
    api.send({
      method: 'POST',
      path: '/api/UserAccount/external-login',
      headers: { 'client-id': clientId },
      body: { token, kind },
    });

  const partners = clients.flatMap((client) =>
    partnerKindsOf(client).map((kind) => [client.id, kind] as const),
  );

  it.each(partners)('lets client %s sign in as %s to an empty account', async (clientId, kind) => {
    const api = createTestApi();
    const answer = await exchange(api, clientId, kind, `partner-ok-${kind}`);
    const { access_token: token } = answer.json as TokenResponse;
    const state = await api.send({ path: '/__mock/state', token });
    expect(state.json).toEqual({
      balance: 0,
      subscription: null,
      library: [],
      archived: [],
      wishlist: [],
    });
  });

  it.each([
    ['9', 'iGap', 'partner-ok-iGap', 403, 'partner-not-allowed'],
    ['2', 'google', 'partner-ok-google', 403, 'partner-not-allowed'],
    ['13', 'zarebin', 'partner-ok-zarebin', 403, 'partner-not-allowed'],
    ['9', 'zarebin', 'partner-expired-zarebin', 401, 'bad-partner-token'],
    ['9', 'zarebin', 'partner-ok-iGap', 401, 'bad-partner-token'],
    ['9', 'zarebin', '', 401, 'bad-partner-token'],
  ])(
    'rejects client %s with kind %s and token %s with %i',
    async (id, kind, token, status, code) => {
      const answer = await exchange(createTestApi(), id, kind, token);
      expect([answer.status, answer.json]).toMatchObject([status, { code }]);
    },
  );

  it('returns to the same account at the next sign-in', async () => {
    const api = createTestApi();
    const signInAgain = async () => {
      const { json } = await exchange(api, '12', 'iGap', 'partner-ok-iGap');
      return (json as TokenResponse).access_token;
    };
    const token = await signInAgain();
    await api.send({
      method: 'POST',
      path: '/api/wishlist/addItem',
      token,
      body: { productId: 20001 },
    });
    const again = await api.send({ path: '/__mock/state', token: await signInAgain() });
    expect(again.json).toMatchObject({ wishlist: [20001] });
  });
});

it.each([
  ['sara@example.com', 204],
  ['nobody@example.com', 204],
  ['sara', 400],
])('answers the request for a new password of %s with %i', async (email, status) => {
  const path = '/api/UserAccount/sendResetPassword';
  const answer = await createTestApi().send({ method: 'PUT', path, body: { email } });
  expect(answer.status).toBe(status);
});
