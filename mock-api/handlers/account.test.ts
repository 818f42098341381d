import { describe, expect, it } from 'vitest';

import type { TokenResponse } from '@/shared/api/contract/auth';

import { createTestApi } from '../testing/create-test-api';

it('lets an account that a one-time code has made set its first password', async () => {
  const api = createTestApi();
  const username = '09351112233';
  const post = (path: string, body: unknown, token?: string) =>
    api.send({ method: 'POST', path, body, token, headers: { 'login-type': 'PasswordLess' } });
  const form = (password: string) =>
    new URLSearchParams({
      ...{ grant_type: 'password', username, password, scope: 'openid' },
      ...{ ShenidarDeviceId: 'd', ShenidarClientId: '10' },
      ...{ client_id: 'shenidar-web', client_secret: 'public-web-client' },
    });
  await post('/api/UserAccount/register', { mobileNo: username });
  const { json } = await post('/connect/token', form('14040'));
  const { access_token: token } = json as TokenResponse;
  const body = { oldPassword: '', newPassword: 'my-first' };
  const change = () => post('/api/account/changepassword', body, token);
  expect((await change()).status).toBe(204);
  expect((await change()).json).toMatchObject({ code: 'invalid-credentials' });
  expect((await post('/token', form('my-first'))).status).toBe(200);
});

describe('saving the profile', () => {
  const path = '/api/account/editprofile';
  async function collector() {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const save = (body: object) => api.send({ method: 'POST', path, token, body });
    return { save, read: async () => (await api.send({ path, token })).json as object };
  }

  it('may leave everything as it is', async () => {
    const { save, read } = await collector();
    await save({ email: 'collector@example.com' });
    const before = await read();
    const saved = await save(before);
    expect([saved.status, saved.json]).toEqual([200, before]);
    expect(Object.values(before)).not.toContain('');
  });

  it.each(['firstName', 'lastName', 'email', 'mobileNo'])(
    'deletes %s, and nothing else, by an empty text or spaces',
    async (field) => {
      for (const empty of ['', '  ']) {
        const { save, read } = await collector();
        await save({ email: 'collector@example.com' });
        const before = await read();
        expect((await save({ [field]: empty })).json).toEqual({ ...before, [field]: '' });
        expect(await read()).toEqual({ ...before, [field]: '' });
      }
    },
  );

  it('signs in by its e-mail address in any case, and no one else may take that address', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const post = (to: string, bearer: string, body: object) =>
      api.send({ method: 'POST', path: to, token: bearer, body });
    await post(path, token, { email: 'Nava@Example.com' });
    const signedIn = await api.send({
      method: 'POST',
      path: '/token',
      body: new URLSearchParams({
        grant_type: 'password',
        username: 'nava@example.COM',
        password: 'shenidar-1404',
        client_id: 'shenidar-web',
        client_secret: 'public-web-client',
      }),
    });
    expect(signedIn.status).toBe(200);
    const other = await api.signIn('spender');
    const taken = await post(path, other, { email: 'nava@example.com' });
    expect(taken.json).toMatchObject({ code: 'invalid-body', field: 'email' });
    const change = await post('/api/account/changeemail', other, {
      email: 'NAVA@example.com',
    });
    expect(change.json).toMatchObject({ code: 'invalid-body', field: 'email' });
  });
});
