import { parse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { MockOperation } from './core/handle';
import { documentedErrors } from './docs/documented-errors';
import { operationGroups } from './docs/operations';
import { routes } from './handlers/routes';
import { failures, type FailureCode } from './messages';
import { createTestApi } from './testing/create-test-api';
import { examples, type ExampleId } from './testing/examples/all-examples';
import type { Example } from './testing/examples/example';
import type { TestAnswer, TestClient } from './testing/test-client';
import { transports, type RunningTransport } from './testing/transports';

const operations = operationGroups
  .filter(({ name }) => name !== 'control')
  .flatMap((group) => group.operations)
  .map((operation) => ({ ...operation, id: operation.id as ExampleId }));

async function call(
  client: TestClient,
  operation: MockOperation,
  { as, prepare, ...request }: Example,
): Promise<TestAnswer> {
  const token = as ? await client.signIn(as) : undefined;
  const prepared = await prepare?.(client, token);
  const path = typeof prepared === 'string' ? prepared : (request.path ?? operation.path);
  return client.send({ method: operation.method, ...request, path, token });
}

/** Derives the example of an error from the declaration of the call. */
function declaredExample({ good }: { good: Example }, operation: MockOperation, code: FailureCode) {
  if (code === 'missing-headers') return { ...good, headers: { 'device-id': null } };
  if (code === 'unauthenticated') {
    const { as: _, ...signedOut } = good;
    return signedOut;
  }
  return { ...good, body: operation.encoding === 'form' ? new URLSearchParams() : '{' };
}

it('has a handler for every call and no other handlers', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
  expect(ids(routes.map(({ operation }) => operation))).toEqual(ids(operations));
});

it.each(operations)('has an example for every described error of $id', (operation) => {
  const declared = ['missing-headers', 'unauthenticated', 'invalid-body'];
  const described = documentedErrors(operation).filter((code) => !declared.includes(code));
  const given = Object.keys(examples[operation.id].errors ?? {});
  expect(given.filter((code) => !declared.includes(code)).sort()).toEqual(described.sort());
});

/** The methods of a date that depend on the machine's time zone. */
const localTimeMethods = [
  ...(['getTimezoneOffset', 'getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours'] as const),
  ...(['setFullYear', 'setMonth', 'setDate', 'setHours', 'setMinutes', 'toString'] as const),
  ...(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toDateString'] as const),
];

it('answers every call without the time zone of the machine', async () => {
  const used: string[] = [];
  const api = createTestApi({ reportInternalError: (error) => used.push(String(error)) });
  for (const name of localTimeMethods) {
    vi.spyOn(Date.prototype, name).mockImplementation(() => {
      throw new Error(`${name} depends on the time zone`);
    });
  }
  for (const operation of operations) await call(api, operation, examples[operation.id].good);
  expect(used).toEqual([]);
});

describe.each(transports)('%s', (_name, start) => {
  let running: RunningTransport | undefined;
  afterEach(() => running?.stop());

  describe.each(operations)('$id', (operation) => {
    const callExamples = examples[operation.id];

    it('answers exactly what the response schema describes', async () => {
      running = await start();
      const answer = await call(running.client, operation, callExamples.good);
      if (operation.response) {
        expect(answer.status).toBe(200);
        expect(parse(operation.response, answer.json)).toEqual(answer.json);
      } else if (operation.id in mediaTypes) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toMatch(mediaTypes[operation.id] ?? /$^/);
        expect(answer.bytes.length).toBeGreaterThan(100);
      } else {
        expect([answer.status, answer.text]).toEqual([204, '']);
      }
    });

    it.each(documentedErrors(operation))('answers %s', async (code) => {
      running = await start();
      const example = callExamples.errors?.[code] ?? declaredExample(callExamples, operation, code);
      const answer = await call(running.client, operation, example);
      const [status, message] = failures[code];
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ code, message });
    });
  });
});

const mediaTypes: Readonly<Record<string, RegExp>> = {
  getCover: /^image\//,
  getIllustration: /^image\/svg\+xml$/,
  getSupportChat: /^text\/html/,
  getContentPage: /^text\/html/,
  getMediaPlaylist: /^application\/vnd\.apple\.mpegurl$/,
  getInitSegment: /^audio\/mp4$/,
  getMediaSegment: /^audio\/mp4$/,
  getDownload: /^audio\/mp4$/,
};
