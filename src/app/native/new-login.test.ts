import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { getProfileFx } from '@/shared/api/endpoints/account';
import { httpError } from '@/shared/api/errors';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import { $sessionPort } from '@/shared/bridge/session-port';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { aJwt } from '@/testing/session-fixtures';

import './connect-wrapper';
import { nativeSessionPort } from './session-port';

const expired = { token: aJwt(), 'refresh-token': 'refresh-1', expireIn: '1700000000000' };
const fresh = {
  access_token: aJwt('1', 'renewed'),
  refresh_token: 'refresh-2',
  expires_in: 3600,
};
const own = { client_id: 'shenidar-web', client_secret: 'public-web-client' };
const newLogin = { identityClientId: 'native-7', clientSecret: 'secret-7', scope: 'openid books' };

async function startInWrapper(set: object, signIn: 'token' | 'connect') {
  const environment = environments.find((candidate) => candidate.signIn === signIn)!;
  const test = await createTestScope({
    skipsWaits: true,
    answers: {
      'POST /token': fresh,
      'POST /connect/token': fresh,
      'GET /api/account/editprofile': () => {
        throw httpError(401, '', null);
      },
    },
  });
  const { scope, requests } = test;
  await allSettled($environment, { scope, params: environment });
  await connectFakeWrapper(scope, { answer: () => JSON.stringify(set) });
  await allSettled($sessionPort, { scope, params: nativeSessionPort });
  await allSettled(sessionRestoreRequested, { scope });
  /** The renewals on the wire: the path and the fields beside the grant. */
  const renewals = () =>
    requests
      .filter(({ url }) => url.endsWith('/token'))
      .map(({ url, body }) => {
        const form = Object.fromEntries(body as URLSearchParams);
        expect(form).toMatchObject({ grant_type: 'refresh_token' });
        const { grant_type: _, refresh_token: __, ...client } = form;
        return { url, ...client };
      });
  return { scope, renewals };
}

it.each<[string, 'token' | 'connect', object, object]>([
  [
    'with all fields of the new login',
    'connect',
    newLogin,
    {
      url: '/connect/token',
      client_id: 'native-7',
      client_secret: 'secret-7',
      scope: 'openid books',
    },
  ],
  [
    'at the new endpoint although the environment has the old one',
    'token',
    newLogin,
    {
      url: '/connect/token',
      client_id: 'native-7',
      client_secret: 'secret-7',
      scope: 'openid books',
    },
  ],
  [
    'with the own client where fields are empty',
    'connect',
    { identityClientId: '', scope: ' ' },
    { url: '/connect/token', ...own },
  ],
  [
    'with the scope alone',
    'connect',
    { scope: 'books' },
    { url: '/connect/token', ...own, scope: 'books' },
  ],
  ['with the own client at the old endpoint', 'token', {}, { url: '/token', ...own }],
])('renews %s', async (_, signIn, fields, sent) => {
  const { renewals } = await startInWrapper({ ...expired, ...fields }, signIn);
  expect(renewals()).toEqual([sent]);
});

it('renews with the fields of the token set that came last', async () => {
  const { scope, renewals } = await startInWrapper({ ...expired, ...newLogin }, 'connect');
  const payload = { ...expired, token: aJwt('2', 'Reza'), identityClientId: 'native-8' };
  await allSettled(nativeEventReceived, { scope, params: { name: 'tokenInjected', payload } });
  await allSettled(getProfileFx, { scope, params: {} });
  expect(renewals().at(-1)).toEqual({ url: '/connect/token', ...own, client_id: 'native-8' });
});

it('renews a session that began in the page with its own client', async () => {
  const { scope, renewals } = await startInWrapper({ ...expired, ...newLogin }, 'connect');
  await allSettled(tokensReceived, { scope, params: { ...fresh, access_token: aJwt('3') } });
  await allSettled(getProfileFx, { scope, params: {} });
  expect(renewals().at(-1)).toEqual({ url: '/connect/token', ...own });
});
