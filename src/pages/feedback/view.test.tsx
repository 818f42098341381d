import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import type { Tokens } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { feedback as texts } from '@/shared/i18n/fa/feedback';
import { errors } from '@/shared/i18n/fa/errors';
import { supportChat } from '@/shared/i18n/fa/support-chat';
import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import FeedbackPage from './view';

const open = (answer: unknown = () => null, session: { tokens?: Tokens } = {}) =>
  renderPage(
    <FeedbackPage />,
    { routeId: 'feedback', path: '/feedback' },
    { answers: { 'POST /api/feedback': answer }, ...session },
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: texts.submit }));
const fail = (error: object) => () => {
  throw error;
};

it('sends subject, text and contact', async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('radio', { name: texts.subjects.idea }));
  await userEvent.type(field(texts.text), '  More night  ');
  await userEvent.type(field(texts.contact), '۰۹۱۲ ۰۰۰ ۰۰۰۱');
  await submit();
  expect(await screen.findByText(texts.sent)).toBeVisible();
  // The pressed button is gone; a keyboard goes on from the message.
  expect(screen.getByText(texts.sent)).toHaveFocus();
  expect(screen.getByText(texts.sentText)).toBeVisible();
  expect(ownRequests(requests).map(({ body }) => body)).toEqual([
    { subject: 'idea', text: 'More night', contact: '09120000001' },
  ]);
});

it('offers the chat to a signed-in user who writes, and not beside the thanks', async () => {
  await open(() => null, { tokens: someTokens() });
  expect(screen.getByText(supportChat.quicker)).toBeVisible();
  await userEvent.type(field(texts.text), 'Text');
  await submit();
  expect(await screen.findByText(texts.sent)).toBeVisible();
  expect(screen.queryByText(supportChat.quicker)).toBeNull();
});

it('goes from subject to subject by the arrow keys', async () => {
  await open();
  const subjects = screen.getAllByRole('radio');
  await userEvent.click(subjects[0]!);
  await userEvent.keyboard('{ArrowDown}');
  expect(subjects[1]).toBeChecked();
  expect(subjects[1]).toHaveFocus();
  await userEvent.tab();
  expect(field(texts.text)).toHaveFocus();
});

it('needs no contact', async () => {
  const { requests } = await open();
  await userEvent.type(field(texts.text), 'Text');
  await submit();
  expect(ownRequests(requests).map(({ body }) => body)).toEqual([
    { subject: 'problem', text: 'Text' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: texts.another }));
  expect(field(texts.text)).toHaveValue('');
});

test.each([
  ['', '', texts.text, texts.textMissing],
  ['   ', '', texts.text, texts.textMissing],
  ['Text', '0912', texts.contact, texts.contactWrong],
])(
  'sends nothing for text %j and contact %j, and says why each time',
  async (text, contact, name, why) => {
    const { requests } = await open();
    if (text) await userEvent.type(field(texts.text), text);
    if (contact) await userEvent.type(field(texts.contact), contact);
    for (const _ of ['first', 'again']) {
      await submit();
      expect(screen.getByRole('textbox', { name, description: why })).toHaveFocus();
    }
    expect(ownRequests(requests)).toEqual([]);
  },
);

it('keeps it on the device without a connection, and sends it once online', async () => {
  let isOffline = true;
  const { scope, requests, storage } = await open(() => {
    if (isOffline) throw { kind: 'offline' };
    return null;
  });
  await userEvent.type(field(texts.text), 'Text');
  await submit();
  expect(await screen.findByText(texts.kept)).toBeVisible();
  expect(screen.getByText(texts.keptText)).toBeVisible();
  const kept = { subject: 'problem', text: 'Text' };
  expect(JSON.parse(storage.get('local:pending_feedback') ?? '')).toEqual([kept]);
  isOffline = false;
  await allSettled(cameOnline, { scope });
  expect(ownRequests(requests).at(-1)?.body).toEqual(kept);
  expect(storage.has('local:pending_feedback')).toBe(false);
});

it.each([
  ['is sent', heldAnswer<null>(), (held: HeldAnswer<null>) => held.give(null), texts.sent],
  [
    'is refused',
    heldAnswer<null>(),
    (held: HeldAnswer<null>) =>
      held.fail({ kind: 'http', status: 500, statusText: '', message: null }),
    errors.server,
  ],
])(
  'lets nothing be typed that would be lost, until the feedback %s',
  async (_, held, end, said) => {
    const { requests } = await open(held.answer);
    await userEvent.type(field(texts.text), 'Text');
    await submit();
    await userEvent.type(field(texts.text), ' and more');
    await userEvent.type(field(texts.contact), '0912');
    expect(field(texts.text)).toHaveValue('Text');
    expect(field(texts.contact)).toHaveValue('');
    expect(screen.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-busy', 'true');
    end(held);
    expect(await screen.findByText(said)).toBeVisible();
    expect(ownRequests(requests)).toHaveLength(1);
    const another = screen.queryByRole('button', { name: texts.another });
    if (another) await userEvent.click(another);
    await userEvent.type(field(texts.contact), '0912');
    expect(field(texts.contact)).toHaveValue('0912');
  },
);

it('keeps the text in the form when the server refuses it', async () => {
  await open(fail({ kind: 'http', status: 500, statusText: '', message: null, code: null }));
  await userEvent.type(field(texts.text), 'Text');
  await submit();
  expect(await screen.findByText(errors.server)).toBeVisible();
  expect(field(texts.text)).toHaveValue('Text');
});
