import { describe, expect, it } from 'vitest';

import type { TokenResponse } from '@/shared/api/contract/auth';

import { createTestApi } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const webClient = { client_id: 'shenidar-web', client_secret: 'public-web-client' };
const persona = { grant_type: 'password', username: '09120000003' };
const withPassword = { ...persona, password: 'shenidar-1404', ...webClient };
const exchange = (
  api: TestClient,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/connect/token',
) => api.send({ method: 'POST', path, headers, body: new URLSearchParams(fields) });

const deviceFields = { scope: 'openid', ShenidarDeviceId: 'd', ShenidarClientId: '10' };

describe('a sign-in', () => {
  it.each([
    ['with its own secret', {}, 200],
    ['with another secret', { client_secret: 'another' }, 400],
    ['with an empty secret', { client_secret: '' }, 400],
    ['with an empty client', { client_id: '' }, 400],
    ['with spaces around the name', { username: ' 09120000003 ' }, 200],
    ['with Persian digits', { username: '۰۹۱۲۰۰۰۰۰۰۳' }, 200],
    ['with spaces around the password', { password: ' shenidar-1404 ' }, 400],
  ])('%s answers with %o %i', async (_name, changes, status) => {
    const fields = { ...withPassword, ...deviceFields, ...changes };
    for (const path of ['/token', '/connect/token'])
      expect((await exchange(createTestApi(), fields, {}, path)).status).toBe(status);
  });

  it.each(['PasswordLess', 'passwordless', 'PASSWORDLESS'])(
    'by a one-time code with spaces, as %s',
    async (type) => {
      const api = createTestApi();
      const body = { mobileNo: '09120000003' };
      await api.send({ method: 'POST', path: '/api/UserAccount/register', body });
      const fields = { ...persona, ...webClient, ...deviceFields, password: ' ۱۴۰۴۰ ' };
      expect((await exchange(api, fields, { 'login-type': type })).status).toBe(200);
    },
  );

  it('refuses a wrong one-time code, and a right one without a request for it', async () => {
    const api = createTestApi();
    const enter = async (password: string) => {
      const fields = { ...persona, ...webClient, ...deviceFields, password };
      return (await exchange(api, fields, { 'login-type': 'PasswordLess' })).json;
    };
    expect(await enter('14040')).toMatchObject({ code: 'invalid-credentials' });
    const body = { mobileNo: '09120000003' };
    await api.send({ method: 'POST', path: '/api/UserAccount/register', body });
    for (const wrong of ['14041', '', '140400'])
      expect(await enter(wrong)).toMatchObject({ code: 'invalid-credentials' });
    expect(await enter('14040')).toHaveProperty('access_token');
  });

  it.each([
    ['12', 'partner-ok-iGap', 200, {}],
    ['9', 'partner-ok-iGap', 403, { code: 'partner-not-allowed' }],
    ['12', 'partner-expired-iGap', 401, { code: 'bad-partner-token' }],
    ['12', 'nonsense', 401, { code: 'bad-partner-token' }],
  ])('of client %s with the id token %s answers %i', async (client, idToken, status, refusal) => {
    const fields = { grant_type: 'external', 'id-token': idToken, ...deviceFields };
    const answer = await exchange(createTestApi(), fields, { 'client-id': client });
    expect([answer.status, answer.json]).toMatchObject([status, refusal]);
  });

  it('refuses every refresh token that was ever exchanged', async () => {
    const api = createTestApi();
    const refresh = (token: string) =>
      exchange(api, { grant_type: 'refresh_token', refresh_token: token });
    const first = (await exchange(api, { ...withPassword, ...deviceFields })).json as TokenResponse;
    const tokens = [first.refresh_token];
    for (let time = 0; time < 4; time++) {
      const { json } = await refresh(tokens.at(-1) ?? '');
      tokens.push((json as TokenResponse).refresh_token);
    }
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens.slice(0, -1))
      expect((await refresh(token)).json).toMatchObject({ code: 'invalid-grant' });
    expect((await refresh(tokens.at(-1) ?? '')).status).toBe(200);
  });
});
