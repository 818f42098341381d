import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { keepFeedbackFx, keptFeedbackSent } from './model';

const key = 'local:pending_feedback';
const first = { text: 'First', subject: 'idea' as const };
const second = { text: 'Second', contact: '09120000001' };

async function start(answer: unknown, kept: readonly object[] = [first, second]) {
  const test = await createTestScope({
    answers: { 'POST /api/feedback': answer },
    storage: { [key]: JSON.stringify(kept) },
  });
  return { ...test, sent: watchCalls(keptFeedbackSent, test.scope) };
}

it.each([
  ['with the next start', pageModelsStarted],
  ['when the device comes online', cameOnline],
])('is sent once, in its order, %s', async (_, clock) => {
  const { scope, requests, storage, sent } = await start(() => null);
  await allSettled(clock, { scope });
  await allSettled(clock, { scope });
  expect(requests.map(({ body }) => body)).toEqual([first, second]);
  expect(storage.has(key)).toBe(false);
  expect(sent).toHaveLength(1);
});

it('stays on the device while there is no connection', async () => {
  const { scope, storage, sent } = await start(() => {
    throw { kind: 'offline' };
  });
  await allSettled(cameOnline, { scope });
  expect(JSON.parse(storage.get(key) ?? '')).toEqual([first, second]);
  expect(sent).toEqual([]);
});

it('is given up when the server refuses it', async () => {
  const { scope, storage, sent } = await start(() => {
    throw { kind: 'http', status: 400, statusText: '', message: null, code: 'invalid-body' };
  });
  await allSettled(cameOnline, { scope });
  expect(storage.has(key)).toBe(false);
  expect(sent).toEqual([]);
});

it.each([
  ['refuses', { kind: 'http', status: 400, statusText: '', message: null, code: 'x' }, null],
  ['cannot be reached for', { kind: 'network' }, [first]],
])('goes on with the next one when the server %s one', async (_, error, left) => {
  const { scope, requests, storage, sent } = await start(({ body }: { body: unknown }) => {
    if (JSON.stringify(body) === JSON.stringify(first)) throw error;
    return null;
  });
  await allSettled(cameOnline, { scope });
  expect(requests.map(({ body }) => body)).toEqual([first, second]);
  expect(JSON.parse(storage.get(key) ?? 'null')).toEqual(left);
  expect(sent).toHaveLength(1);
});

it('is kept up to a number, the newest first to stay', async () => {
  const many = Array.from({ length: 10 }, (_, place) => ({ text: String(place) }));
  const { scope, storage } = await start(() => null, many);
  await allSettled(keepFeedbackFx, { scope, params: first });
  expect(JSON.parse(storage.get(key) ?? '')).toEqual([...many.slice(1), first]);
});

it('sends nothing without any', async () => {
  const { scope, requests } = await createTestScope();
  await allSettled(cameOnline, { scope });
  expect(requests).toEqual([]);
});
