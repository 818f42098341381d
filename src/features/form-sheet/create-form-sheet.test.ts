import { allSettled, createEffect } from 'effector';
import { expect, it } from 'vitest';

import { errorText } from '@/shared/api/error-text';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import { createFormSheet } from './create-form-sheet';

let answer: () => Promise<string>;
const sendFx = createEffect<string, string, ApiError>(() => answer());
const form = createFormSheet({
  marker: '#form',
  sendFx,
  savedText: 'Saved',
  isQuiet: ({ kind }) => kind === 'invalidData',
});
const refusal: ApiError = { kind: 'network' };
const refused = (error: ApiError) => async (): Promise<string> => {
  throw error;
};

async function open() {
  const { scope, router } = await createTestScope();
  const told = watchCalls(form.told, scope);
  const visit = (hash: string) => router.visit({ routeId: 'shop', path: '/', hash });
  visit('#form');
  return {
    ...{ router, told, visit },
    error: () => scope.getState(form.$error),
    send: () => allSettled(form.submitted, { scope, params: 'a text' }),
    reopen: () => allSettled(form.sheet.opened, { scope }),
  };
}

it('shows a failure in the form until the next attempt, or until it is opened anew', async () => {
  const { error, send, reopen, told } = await open();
  answer = refused(refusal);
  await send();
  expect([error(), told]).toEqual([refusal, []]);
  const late = heldAnswer<string>();
  answer = late.answer;
  const sent = send();
  expect(error()).toBeNull();
  late.fail(refusal);
  await sent;
  expect(error()).toEqual(refusal);
  await reopen();
  expect(error()).toBeNull();
});

it('sends once until there is an answer, then closes and tells that it was saved', async () => {
  const { router, send, told } = await open();
  const late = heldAnswer<string>();
  let sent = 0;
  answer = () => {
    sent += 1;
    return late.answer();
  };
  const both = Promise.all([send(), send()]);
  late.give('done');
  await both;
  expect(sent).toBe(1);
  expect(router.navigations).toHaveLength(1);
  expect(told).toEqual([{ kind: 'info', text: 'Saved' }]);
});

it.each<[string, ApiError, readonly object[]]>([
  ['tells a failure', refusal, [{ kind: 'error', text: errorText(refusal) }]],
  ['says nothing of a call whose user has signed out', loggedOutError, []],
  ['says nothing of a quiet failure', { kind: 'invalidData', detail: '' }, []],
])('%s that nobody saw in the form', async (_, error, expected) => {
  const { router, send, visit, told } = await open();
  const late = heldAnswer<string>();
  answer = late.answer;
  const sent = send();
  visit('');
  late.fail(error);
  await sent;
  expect(told).toEqual(expected);
  expect(router.navigations).toEqual([]);
});

it('says nothing of a success that the page shows anyway', async () => {
  const shownFx = createEffect<string, string, ApiError>(async () => 'done');
  const shown = createFormSheet({ marker: '#shown', sendFx: shownFx, savedText: null });
  const { scope, router } = await createTestScope();
  const told = watchCalls(shown.told, scope);
  router.visit({ routeId: 'shop', path: '/', hash: '#shown' });
  await allSettled(shown.submitted, { scope, params: 'a text' });
  expect(router.navigations).toHaveLength(1);
  expect(told).toEqual([]);
});

it('closes without a word after a quiet failure', async () => {
  const { router, error, send, told } = await open();
  answer = refused({ kind: 'invalidData', detail: '' });
  await send();
  expect([error(), told, router.navigations.length]).toEqual([null, [], 1]);
});

it.each([
  ['a success', (late: { give: (text: string) => void }) => late.give('done'), 'info'],
  ['a failure', (late: { fail: (error: ApiError) => void }) => late.fail(refusal), 'error'],
] as const)(
  'is left alone by %s of what was sent before it was opened anew',
  async (_, end, kind) => {
    const { router, error, send, visit, told } = await open();
    const late = heldAnswer<string>();
    answer = late.answer;
    const sent = send();
    visit('');
    visit('#form');
    end(late);
    await sent;
    expect([router.navigations, error()]).toEqual([[], null]);
    expect(told).toMatchObject([{ kind }]);
  },
);
