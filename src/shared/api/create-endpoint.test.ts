import { allSettled } from 'effector';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $apiHosts } from './authorized';
import { contractBroken } from './contract-broken';
import { externalLogin } from './contract/auth';
import { operation } from './contract/operation';
import { createEndpoint, toCall } from './create-endpoint';
import { httpError } from './errors';
import { tokensChanged } from './tokens';

const rename = operation({
  id: 'rename',
  method: 'POST',
  path: '/api/things/{id}/name',
  access: 'user',
  params: v.object({ id: v.union([v.number(), v.string()]) }),
  query: v.object({ dry: v.exactOptional(v.boolean()) }),
  body: v.object({ name: v.string() }),
  response: v.object({ name: v.string() }),
});
const renameFx = createEndpoint(rename);
const input = { params: { id: 7 }, query: { dry: true }, body: { name: 'x' } };

it('sends path, query, body, the four headers and the bearer to the right host', async () => {
  const { scope, requests } = await createTestScope({
    answers: { 'POST https://api.example/api/things/7/name': { name: 'x' } },
  });
  await allSettled($apiHosts, { scope, params: { site: 'https://api.example', auth: '' } });
  await allSettled(tokensChanged, { scope, params: someTokens({ access: 'secret' }) });
  const { status, value } = await allSettled(renameFx, { scope, params: input });

  expect({ status, value }).toEqual({ status: 'done', value: { name: 'x' } });
  expect(requests).toEqual([
    {
      method: 'POST',
      url: 'https://api.example/api/things/7/name?dry=true',
      headers: {
        'client-id': '',
        'version-code': '109',
        'api-level': '1',
        'device-id': '',
        authorization: 'Bearer secret',
      },
      body: { name: 'x' },
    },
  ]);
});

it('sends a query value of 0 or false, and leaves out an empty or missing one', () => {
  const query = { page: 0, dry: false, q: '', sort: undefined };
  expect(toCall(rename, { params: { id: 0 }, query }).url).toBe(
    '/api/things/0/name?page=0&dry=false',
  );
});

it('sends no bearer while signed out', async () => {
  const { scope, requests } = await createTestScope({
    answers: { 'POST /api/things/7/name': { name: 'x' } },
  });
  await allSettled(renameFx, { scope, params: input });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

it('fails with invalidData if the answer does not match its schema', async () => {
  const { scope } = await createTestScope({ answers: { 'POST /api/things/7/name': '<html>' } });
  const outcome = await allSettled(renameFx, { scope, params: input });
  expect(outcome).toMatchObject({ status: 'fail', value: { kind: 'invalidData' } });
});

it('encodes values so that they cannot change the rest of the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      const { url } = toCall(rename, { params: { id }, body: { name: '' } });
      expect(url.split('/')).toHaveLength(5);
      expect(url).not.toMatch(/[?#]/);
    }),
  );
});

it('encodes the body of a form call as a form', () => {
  const call = toCall({ ...rename, encoding: 'form' }, { params: { id: 1 }, body: { a: 'b c' } });
  expect(call.body).toEqual(new URLSearchParams({ a: 'b c' }));
});

it.each<['GET' | 'POST' | 'PUT' | 'DELETE', number, 'done' | 'fail']>([
  ['PUT', 403, 'done'],
  ['DELETE', 403, 'done'],
  ['GET', 403, 'fail'],
  ['POST', 403, 'fail'],
  ['PUT', 400, 'fail'],
  ['DELETE', 500, 'fail'],
])('%s answered with %i: %s', async (method, status, outcome) => {
  const callFx = createEndpoint(
    operation({ id: 'call', method, path: '/api/thing', access: 'anyone' }),
  );
  const { scope } = await createTestScope({
    answers: {
      [`${method} /api/thing`]: () => {
        throw httpError(status, 'Refused', { message: 'No' });
      },
    },
  });
  expect((await allSettled(callFx, { scope, params: {} })).status).toBe(outcome);
});

it('fails a forbidden PUT that owes an answer, because there is none to give', async () => {
  const response = v.object({ name: v.string() });
  const callFx = createEndpoint(
    operation({ id: 'call', method: 'PUT', path: '/api/thing', access: 'anyone', response }),
  );
  const { scope } = await createTestScope({
    answers: {
      'PUT /api/thing': () => {
        throw httpError(403, 'Forbidden', null);
      },
    },
  });
  expect((await allSettled(callFx, { scope, params: {} })).status).toBe('fail');
});

it('is personal where only a user may call, and says how a user signs in', () => {
  expect(toCall(rename, input)).toMatchObject({ isPersonal: true, isSignIn: false });
  expect(toCall(rename, input)).not.toHaveProperty('extraHeaders');
  const partner = { body: { token: 'x', kind: 'y' } };
  expect(toCall(externalLogin, partner)).toMatchObject({ isPersonal: false, isSignIn: true });
  const anyone = { ...rename, access: 'anyone' as const };
  expect(toCall(anyone, { ...input, loginType: 'PasswordLess' })).toMatchObject({
    isPersonal: false,
    extraHeaders: { 'Login-Type': 'PasswordLess' },
  });
});

it('reports the call and the reason of an answer that breaks the contract', async () => {
  const answers = { 'POST /api/things/7/name': { name: 7 } };
  const { scope } = await createTestScope({ answers });
  const broken = watchCalls(contractBroken, scope);
  const { value } = await allSettled(renameFx, { scope, params: input });
  expect(value).toMatchObject({ kind: 'invalidData' });
  expect(broken).toEqual([expect.stringMatching(/^rename: .+/)]);
});
