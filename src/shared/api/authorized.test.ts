import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { $apiHosts, $clientHeaders, requestFx, type ApiCall } from './authorized';
import { httpError } from './errors';
// Loaded on demand elsewhere; imported here so that every test covers the whole module.
import './token-exchange';
import { tokensChanged } from './tokens';

const call: ApiCall = {
  host: 'site',
  method: 'GET',
  url: '/api/thing',
  isPersonal: false,
  isSignIn: false,
};
const old = someTokens();
const fresh = { access_token: aJwt('1', 'renewed'), refresh_token: 'r-2', expires_in: 3600 };
const refuse = (status: number) => () => {
  throw httpError(status, '', null);
};

async function ready(answers: Record<string, unknown>, tokens: typeof old | null = old) {
  const test = await createTestScope({ answers, skipsWaits: true });
  const { scope } = test;
  if (tokens) await allSettled(tokensChanged, { scope, params: tokens });
  const send = (changes: Partial<ApiCall> = {}) =>
    allSettled(requestFx, { scope, params: { ...call, ...changes } });
  return { ...test, send };
}

describe('a request', () => {
  it('carries the client headers from the first call on', async () => {
    const { send, requests } = await ready({ 'GET /api/thing': 'it' }, null);
    expect(await send()).toEqual({ status: 'done', value: 'it' });
    expect(requests).toEqual([
      {
        method: 'GET',
        url: '/api/thing',
        headers: {
          'client-id': '',
          'version-code': VERSION_CODE,
          'api-level': API_LEVEL,
          'device-id': '',
        },
      },
    ]);
  });

  it('carries the bearer, the headers of the client and of the call, and the body', async () => {
    const { send, scope, requests } = await ready({ 'POST /api/thing': 'it' });
    const client = {
      'client-id': '10',
      'version-code': '2',
      'api-level': '3',
      'device-id': 'device',
    };
    await allSettled($clientHeaders, { scope, params: client });
    const body = { a: 1 };
    await send({ method: 'POST', body, extraHeaders: { 'Login-Type': 'PasswordLess' } });
    const headers = {
      ...client,
      'Login-Type': 'PasswordLess',
      authorization: `Bearer ${old.access}`,
    };
    expect(requests).toEqual([{ method: 'POST', url: '/api/thing', body, headers }]);
  });

  it.each([
    ['site', 'https://site.test/api/thing'],
    ['auth', 'https://auth.test/api/thing'],
  ] as const)('goes to the %s host', async (host, url) => {
    const { send, scope, requests } = await ready({ [`GET ${url}`]: 'it' });
    const params = { site: 'https://site.test', auth: 'https://auth.test' };
    await allSettled($apiHosts, { scope, params });
    await send({ host });
    expect(requests.map((request) => request.url)).toEqual([url]);
  });

  it("goes to the page's own origin without a configured host", async () => {
    const { send, requests } = await ready({ 'GET /api/thing': 'it' });
    await send({ host: 'auth' });
    expect(requests.map(({ url }) => url)).toEqual(['/api/thing']);
  });
});

describe('a call that signs in', () => {
  it('carries no bearer', async () => {
    const { send, requests } = await ready({ 'GET /api/thing': 'it' });
    await send({ isSignIn: true });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('does not renew the tokens after a 401', async () => {
    const { send, requests } = await ready({ 'GET /api/thing': refuse(401) });
    expect((await send({ isSignIn: true })).status).toBe('fail');
    expect(requests).toHaveLength(1);
  });
});

describe('a failed call', () => {
  it('does not renew the tokens after a 401 while signed out', async () => {
    const { send, requests } = await ready({ 'GET /api/thing': refuse(401) }, null);
    expect(await send()).toMatchObject({ status: 'fail', value: { status: 401 } });
    expect(requests).toHaveLength(1);
  });

  it('does not renew the tokens after another status', async () => {
    const { send, requests } = await ready({ 'GET /api/thing': refuse(403) });
    expect(await send()).toMatchObject({ status: 'fail', value: { status: 403 } });
    expect(requests).toHaveLength(1);
  });

  it('passes on an error that is no ApiError', async () => {
    const error = new Error('a bug');
    const { send, requests } = await ready({
      'GET /api/thing': () => {
        throw error;
      },
    });
    expect(await send()).toEqual({ status: 'fail', value: error });
    expect(requests).toHaveLength(1);
  });

  it('repeats the call after a 401 with the renewed bearer', async () => {
    let requestCount = 0;
    const { send, requests } = await ready({
      'POST /connect/token': fresh,
      'GET /api/thing': () => {
        requestCount += 1;
        if (requestCount === 1) throw httpError(401, '', null);
        return 'it';
      },
    });
    expect(await send({ extraHeaders: { extra: 'yes' } })).toEqual({ status: 'done', value: 'it' });
    const [first, , second] = requests;
    const renewed = { ...first?.headers, authorization: `Bearer ${fresh.access_token}` };
    expect(second).toEqual({ ...first, headers: renewed });
  });
});

describe('a renewal that ends the session', () => {
  const answers = () => {
    let sent = 0;
    return {
      'GET /api/thing': () => {
        sent += 1;
        if (sent === 1) throw httpError(401, '', null);
        return 'public';
      },
      'POST /connect/token': refuse(400),
    };
  };

  it('sends a call for public data again, signed out', async () => {
    const { send, requests } = await ready(answers());
    expect(await send()).toEqual({ status: 'done', value: 'public' });
    expect(requests.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  it('fails a call for personal data', async () => {
    const { send, requests } = await ready(answers());
    expect(await send({ isPersonal: true })).toMatchObject({ status: 'fail' });
    expect(requests.filter(({ url }) => url === '/api/thing')).toHaveLength(1);
  });

  it('fails a call for public data when the renewal fails without ending the session', async () => {
    const { send, requests } = await ready({
      ...answers(),
      'POST /connect/token': refuse(503),
    });
    expect(await send()).toMatchObject({ status: 'fail' });
    expect(requests.filter(({ url }) => url === '/api/thing')).toHaveLength(1);
  });
});

it('sends the next call at once after a renewal that failed', async () => {
  let isRefused = true;
  const { send, requests } = await ready({
    'POST /connect/token': refuse(503),
    'GET /api/thing': () => {
      if (isRefused) throw httpError(401, '', null);
      return 'it';
    },
  });
  await send();
  isRefused = false;
  expect(await send()).toEqual({ status: 'done', value: 'it' });
  const paths = requests.map(({ url }) => url);
  expect(paths).toEqual(['/api/thing', '/connect/token', '/api/thing']);
});

it('uses a personal answer while the user stays signed in', async () => {
  const { send } = await ready({ 'GET /api/thing': 'it' });
  expect(await send({ isPersonal: true })).toEqual({ status: 'done', value: 'it' });
});
