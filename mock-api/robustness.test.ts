import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { operationGroups } from './docs/operations';
import { failures } from './messages';
import { startHttpMock, type HttpMock } from './http';
import { createTestApi } from './testing/create-test-api';
import { createTestClient, type TestClient, type TestRequest } from './testing/test-client';

const operations = operationGroups
  .filter(({ name }) => name !== 'control')
  .flatMap((group) => group.operations);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Valid, almost valid and invalid parameter values. */
const parameter = fc.oneof(
  fc.constantFrom('1001', '9063', '100101', '0', '-1', '1e9', 'sample', '%E0%A4%A', '__proto__'),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text)),
);
const path = fc
  .tuple(fc.constantFrom(...operations), fc.array(parameter, { minLength: 4, maxLength: 4 }))
  .map(([{ path: template }, values]) => {
    let index = 0;
    return template.replace(/\{\w+\}/g, () => values[index++] ?? '1');
  });
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'page', 'pageSize', 'sort', 'categoryId', 'productId', 'filter', 'w'),
      parameter,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const fieldName = fc.constantFrom(
  ...['productId', 'audioBookId', 'rate', 'text', 'code', 'title', 'planId', 'email', 'token'],
  ...['developerPayload', 'purchaseToken', 'grant_type', 'refresh_token', '__proto__', 'events'],
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.string(),
  fc.constantFrom('{', 'null', '[]', '"text"', '{"a":'),
  fc.dictionary(fieldName, fc.jsonValue({ maxDepth: 2 })),
);

const anyRequest = fc.record({
  method: fc.constantFrom(...methods),
  path,
  query,
  body,
  hasHeaders: fc.boolean(),
  isSignedIn: fc.boolean(),
});
type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer R> ? R : never;

function toTestRequest(made: AnyRequest, token: string): TestRequest {
  const { method, path: bare, query: search, body: sent, hasHeaders, isSignedIn } = made;
  return {
    method,
    path: search === '' ? bare : `${bare}?${search}`,
    ...(method !== 'GET' && sent !== undefined && { body: sent }),
    ...(isSignedIn && { token }),
    ...(!hasHeaders && { headers: { 'client-id': null } }),
  };
}

/** Expects a successful answer or a documented error, never an internal one. */
function expectDocumented(answer: Awaited<ReturnType<TestClient['send']>>): void {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  const { code, message } = answer.json as { code: keyof typeof failures; message: string };
  expect(failures[code]).toEqual([answer.status, message]);
}

it('answers 10,000 random requests as documented', async () => {
  const api = createTestApi({
    reportInternalError: (error) => {
      throw error;
    },
  });
  const token = await api.signIn('spender');
  await fc.assert(
    fc.asyncProperty(anyRequest, async (made) => {
      expectDocumented(await api.send(toTestRequest(made, token)));
    }),
    { numRuns: 10_000 },
  );
});

let server: HttpMock;
beforeAll(async () => {
  server = await startHttpMock({ port: 0, reportUnknownCall: () => undefined });
});
afterAll(() => server.close());

it('answers 500 random requests over HTTP and stays up', async () => {
  const client = createTestClient(server.url, (request) => fetch(request));
  const token = await client.signIn('spender');
  await fc.assert(
    fc.asyncProperty(anyRequest, async (made) => {
      expectDocumented(await client.send(toTestRequest(made, token)));
    }),
    { numRuns: 500 },
  );
  expect((await client.send({ path: '/api/storefront' })).status).toBe(200);
});
