import { expect, it } from 'vitest';

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
