import { allSettled, createWatch, type Effect } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { feedback as texts } from '@/shared/i18n/fa/feedback';
import { writeRawFx } from '@/shared/storage/stored-value';
import { createTestScope, type TestScopeOptions } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';

import {
  $feedbackContact,
  $feedbackProblem,
  $feedbackResult,
  $feedbackSubject,
  $feedbackText,
  $isFeedbackSending,
  anotherFeedbackClicked,
  contactTyped,
  feedbackSubmitted,
  feedbackTyped,
  subjectChosen,
} from './model';

const here = { routeId: 'feedback', path: '/feedback' };
const fail = (error: object) => () => {
  throw error;
};

async function open(answer: unknown = null, options: TestScopeOptions = {}) {
  const test = await createTestScope({ ...options, answers: { 'POST /api/feedback': answer } });
  const { scope, router } = test;
  router.visit(here);
  const write = async (text: string, contact = '') => {
    await allSettled(feedbackTyped, { scope, params: text });
    await allSettled(contactTyped, { scope, params: contact });
  };
  const submit = () => allSettled(feedbackSubmitted, { scope });
  const bodies = () => ownRequests(test.requests).map(({ body }) => body);
  const form = () => [
    scope.getState($feedbackSubject),
    scope.getState($feedbackText),
    scope.getState($feedbackContact),
  ];
  const problem = () => scope.getState($feedbackProblem);
  const result = () => scope.getState($feedbackResult);
  return { ...test, write, submit, bodies, form, problem, result };
}

it.each([
  ['', undefined],
  [' ', undefined],
  ['+98 912 000 0001', '09120000001'],
  [' sara@example.ir ', 'sara@example.ir'],
])('sends what was written, trimmed, with the contact %j', async (typed, contact) => {
  const { scope, write, submit, bodies, form, result } = await open();
  expect(form()).toEqual(['problem', '', '']);
  await allSettled(subjectChosen, { scope, params: 'idea' });
  await write('  More night  ', typed);
  await submit();
  const sent = { subject: 'idea', text: 'More night' };
  expect(bodies()).toEqual([contact === undefined ? sent : { ...sent, contact }]);
  expect(result()).toBe('sent');
  expect(form()).toEqual(['idea', '', typed]);
  await allSettled(anotherFeedbackClicked, { scope });
  expect(result()).toBeNull();
});

it.each([
  [' ', 'nobody', { at: 'text', text: texts.textMissing }],
  ['Text', 'nobody', { at: 'contact', text: texts.contactWrong }],
])(
  'sends nothing for %j from %j, and names the field until something is typed',
  async (text, contact, expected) => {
    for (const typed of [contactTyped, feedbackTyped]) {
      const { scope, write, submit, bodies, problem } = await open();
      await write(text, contact);
      await submit();
      expect(problem()).toEqual(expected);
      expect(bodies()).toEqual([]);
      await allSettled(typed, { scope, params: '' });
      expect(problem()).toBeNull();
    }
  },
);

it('sends once, however often it is submitted', async () => {
  const held = heldAnswer<unknown>();
  const { scope, write, submit, bodies } = await open(held.answer);
  await write('Text');
  void submit();
  void submit();
  held.give(null);
  await allSettled(scope);
  expect(bodies()).toHaveLength(1);
});

it('keeps the text for later when the connection fails, and says so', async () => {
  const { write, submit, storage, form, problem, result } = await open(fail({ kind: 'network' }));
  await write('Text');
  await submit();
  expect(result()).toBe('kept');
  expect(problem()).toBeNull();
  expect(form()[1]).toBe('');
  expect(JSON.parse(storage.get('local:pending_feedback') ?? '')).toEqual([
    { subject: 'problem', text: 'Text' },
  ]);
});

it('lets nothing be typed before the text is on the device', async () => {
  const { scope, write, submit, form } = await open(fail({ kind: 'network' }));
  await write('Text');
  const left: unknown[] = [];
  createWatch({
    unit: $isFeedbackSending,
    scope,
    fn: (isSending) => {
      if (!isSending) left.push(form()[1]);
    },
  });
  await submit();
  expect(left.at(-1)).toBe('');
});

it('goes on with the text that is being written while an older one is kept again', async () => {
  const { scope, write, storage, form, problem, result } = await open(fail({ kind: 'network' }));
  const older = JSON.stringify([{ text: 'Older', subject: 'idea' }]);
  storage.set('local:pending_feedback', older);
  await write('Text');
  await allSettled(cameOnline, { scope });
  expect(storage.get('local:pending_feedback')).toBe(older);
  expect([form()[1], problem(), result()]).toEqual(['Text', null, null]);
});

it('leaves the text in the form when the server refuses it, until the user signs out', async () => {
  const refusal = { kind: 'http', status: 400, statusText: '', message: 'Too rude', code: null };
  const { scope, router, write, submit, storage, form, problem, result } = await open(
    fail(refusal),
  );
  await allSettled(subjectChosen, { scope, params: 'idea' });
  await write('Text', 'sara@example.ir');
  await submit();
  expect(problem()).toEqual({ at: 'call', text: 'Too rude' });
  expect([...storage.keys()]).toEqual([]);
  expect(result()).toBeNull();
  router.visit({ routeId: 'shop', path: '/' });
  router.visit(here);
  expect(problem()).toBeNull();
  expect(form()).toEqual(['idea', 'Text', 'sara@example.ir']);
  await allSettled(sessionEnded, { scope });
  expect(form()).toEqual(['problem', '', '']);
});

it('leaves the text in the form, and says so, where the device cannot keep it', async () => {
  const { scope, write, submit, form, problem, result } = await open(fail({ kind: 'network' }), {
    refuses: writeRawFx as Effect<unknown, unknown>,
  });
  await write('Text');
  await submit();
  expect(problem()).toEqual({ at: 'call', text: texts.notKept });
  expect([form()[1], result()]).toEqual(['Text', null]);
  expect(scope.getState($isFeedbackSending)).toBe(false);
});

it('shows on the next visit the form, not what was sent', async () => {
  const { router, write, submit, result } = await open();
  await write('Text');
  await submit();
  router.visit({ routeId: 'shop', path: '/' });
  expect(result()).toBeNull();
});
