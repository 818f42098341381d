import { allSettled, fork, type Effect } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { contractModules } from '@mock-api/docs/operations';

import type { Operation } from './contract/operation';
import { createEndpoint } from './create-endpoint';
import { booksSearchFx } from './endpoints/search';
import { errorText } from './error-text';
import type { ApiError } from './errors';

const operations = Object.values(contractModules)
  .flatMap((module): Operation[] => Object.values(module).filter(isOperation))
  .map((operation) => [operation.id, operation] as const);

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

const json = 'application/json; charset=utf-8';
const page = '<!doctype html><title>Sign in to the network</title>';

/** Responses in place of a valid answer. docs/faults.md#f5 */
const faulty = {
  'the page of a captive portal': () =>
    new Response(page, { headers: { 'content-type': 'text/html' } }),
  'such a page labelled as JSON': () => new Response(page, { headers: { 'content-type': json } }),
  'truncated JSON': () =>
    new Response('{"items":[{"title":"', { headers: { 'content-type': json } }),
  'truncated JSON with two content types': () =>
    new Response('{"items":[{"title":"', { headers: { 'content-type': `${json}, text/html` } }),
  'a broken connection': () => Promise.reject(new TypeError('Failed to fetch')),
};

const send = vi.fn<() => Response | Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => send());
});
afterEach(() => send.mockReset());

/** All parts of an input; the request itself does not matter here. */
const input = { params: {}, query: {}, body: {} };
const ask = (operation: Operation) => {
  const askFx = createEndpoint(operation) as unknown as Effect<object, unknown, ApiError>;
  return allSettled(askFx, { scope: fork(), params: input });
};

describe.each(Object.entries(faulty))('%s', (_, answer) => {
  it.each(operations)('makes %s fail', async (_id, operation) => {
    send.mockImplementation(answer);
    const outcome = await ask(operation);
    expect(outcome.status).toBe('fail');
    if (outcome.status !== 'fail') return;
    expect(outcome.value.kind).toMatch(/^(?:network|invalidData)$/);
    expect(errorText(outcome.value)).not.toBe('');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it.each(operations)(
  'an answer without a body makes %s fail only if it needs one',
  async (_, operation) => {
    send.mockImplementation(() => new Response(null, { status: 204 }));
    expect((await ask(operation)).status).toBe(operation.response ? 'fail' : 'done');
  },
);

it('reads an answer with a repeated content type', async () => {
  const cached = environments.find(({ cachesAnswers }) => cachesAnswers)!;
  const scope = fork({ values: [[$environment, cached]] });
  const twice = { headers: { 'content-type': `${json}, ${json}` } };
  const good = () => new Response('{"items":[],"total":0,"page":1,"pageSize":12}', twice);
  const search = () => allSettled(booksSearchFx, { scope, params: { query: { q: 'a' } } });

  // The cache stores the good answer and none of the faulty ones.
  for (const answer of [...Object.values(faulty), good]) {
    send.mockImplementation(answer);
    expect((await search()).status).toBe(answer === good ? 'done' : 'fail');
  }
  const sentBefore = send.mock.calls.length;
  expect((await search()).status).toBe('done');
  expect(send).toHaveBeenCalledTimes(sentBefore);
});
