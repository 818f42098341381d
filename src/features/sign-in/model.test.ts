import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $isLoggedIn } from '@/entities/session/model';
import { $clientHeaders } from '@/shared/api/authorized';
import { httpError } from '@/shared/api/errors';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { createTestScope } from '@/testing/create-scope';
import { aJwt } from '@/testing/session-fixtures';

import { sendCodeFx, sendPasswordResetFx, signInFx } from './model';

const answer = { access_token: aJwt(), refresh_token: 'refresh-1', expires_in: 3600 };
const answers = { 'POST /token': answer, 'POST /connect/token': answer };
const withConnect = environments.find(({ signIn }) => signIn === 'connect')!;
const withToken = environments.find(({ signIn }) => signIn === 'token')!;
const mobile = '09120000001';

async function inEnvironment(environment: (typeof environments)[number]) {
  const test = await createTestScope({ answers });
  await allSettled($environment, { scope: test.scope, params: environment });
  const headers = { ...test.scope.getState($clientHeaders), 'device-id': 'd-1', 'client-id': '10' };
  await allSettled($clientHeaders, { scope: test.scope, params: headers });
  const sent = () => {
    const [request] = test.requests;
    const form = Object.fromEntries(request?.body as URLSearchParams);
    return { url: request?.url, form, loginType: request?.headers['Login-Type'] };
  };
  return { ...test, sent };
}

const client = { client_id: 'shenidar-web', client_secret: 'public-web-client' };
const connected = {
  ...client,
  scope: 'openid offline_access api identity profile',
  ShenidarDeviceId: 'd-1',
  ShenidarClientId: '10',
};

it('signs in with a password at the new endpoint', async () => {
  const { scope, sent } = await inEnvironment(withConnect);
  await allSettled(signInFx, { scope, params: { kind: 'password', mobile, password: 'p' } });
  expect(sent()).toEqual({
    url: '/connect/token',
    form: { grant_type: 'password', username: mobile, password: 'p', ...connected },
    loginType: undefined,
  });
  expect(scope.getState($isLoggedIn)).toBe(true);
});

it('signs in with a password at the old endpoint in an environment that uses it', async () => {
  const { scope, sent } = await inEnvironment(withToken);
  await allSettled(signInFx, { scope, params: { kind: 'password', mobile, password: 'p' } });
  expect(sent()).toEqual({
    url: '/token',
    form: { grant_type: 'password', username: mobile, password: 'p', ...client },
    loginType: undefined,
  });
});

it.each([withConnect, withToken])(
  'marks a one-time code with the login type',
  async (environment) => {
    const { scope, sent } = await inEnvironment(environment);
    await allSettled(signInFx, { scope, params: { kind: 'code', mobile, code: '14040' } });
    expect(sent()).toEqual({
      url: '/connect/token',
      form: { grant_type: 'password', username: mobile, password: '14040', ...connected },
      loginType: 'PasswordLess',
    });
  },
);

it("signs in with Google's id token", async () => {
  const { scope, sent } = await inEnvironment(withConnect);
  await allSettled(signInFx, { scope, params: { kind: 'google', idToken: 'id' } });
  expect(sent()).toMatchObject({
    url: '/connect/token',
    form: { grant_type: 'external', 'id-token': 'id', ...connected },
  });
});

it('requests a code for a mobile number', async () => {
  const { scope, requests } = await createTestScope({
    answers: { 'POST /api/UserAccount/register': {} },
  });
  expect((await allSettled(sendCodeFx, { scope, params: mobile })).status).toBe('done');
  expect(requests).toMatchObject([{ body: { mobileNo: mobile } }]);
});

it('requests a new password for an e-mail address', async () => {
  const { scope, requests } = await createTestScope({
    answers: { 'PUT /api/UserAccount/sendResetPassword': {} },
  });
  const params = 'newcomer@example.com';
  expect((await allSettled(sendPasswordResetFx, { scope, params })).status).toBe('done');
  expect(requests).toMatchObject([{ body: { email: 'newcomer@example.com' } }]);
});

it('fails with the message of a refusal, and stays signed out', async () => {
  const { scope } = await createTestScope({
    answers: {
      'POST /connect/token': () => {
        throw httpError(400, 'Bad Request', { message: 'wrong' });
      },
      'POST /token': () => {
        throw httpError(400, 'Bad Request', { message: 'wrong' });
      },
    },
  });
  const params = { kind: 'password', mobile, password: 'p' } as const;
  const outcome = await allSettled(signInFx, { scope, params });
  expect(outcome).toMatchObject({ status: 'fail', value: { status: 400, message: 'wrong' } });
  expect(scope.getState($isLoggedIn)).toBe(false);
});
