import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { digest } from '@/shared/lib/digest';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import CommentsPage from './view';

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;
const watchers: { readonly elements: Element[]; readonly tell: Tell }[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly elements: Element[] = [];
      constructor(tell: Tell) {
        watchers.push({ elements: this.elements, tell });
      }
      observe(element: Element) {
        this.elements.push(element);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  return () => void watchers.splice(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = { path: '/pdp/comment/7/x', params: { id: '7', identifier: 'x' } };
const refuse = () => {
  throw httpError(500, '', { message: 'No' });
};
const open = (storage: Record<string, string> = {}, answer: unknown = refuse) =>
  renderPage(
    <CommentsPage />,
    { routeId: 'comments', ...place },
    {
      answers: {
        'GET /api/audiobooks/7/comments': aPage([aComment({ isMine: true })]),
        'GET /api/audiobooks/7/ratings': someRatings(),
        'PUT /api/audiobooks/7/comments/1': answer,
      },
      tokens: someTokens({ access: aJwt('1') }),
      storage,
      skipsWaits: true,
    },
  );
const list = () => screen.findByRole('list', { name: pageTitles.comments });
const field = async () => within(await list()).findByRole('textbox', { name: texts.field });

/** Scrolls the comments out of sight, which removes them from the page, and back. */
async function scrollAwayAndBack() {
  const comments = await list();
  const chunk = watchers.find(({ elements }) => elements.some((it) => comments.contains(it)));
  const tell = (isIntersecting: boolean) =>
    act(() => chunk?.tell([{ isIntersecting, boundingClientRect: new DOMRect(0, 0, 0, 90) }]));
  tell(false);
  expect(within(comments).queryByRole('textbox')).toBeNull();
  tell(true);
}

it('takes the focus when it is begun, and not again when it is scrolled back into view', async () => {
  await open();
  const edit = async () =>
    userEvent.click(within(await list()).getByRole('button', { name: texts.edit }));
  await edit();
  expect(await field()).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: texts.sorts.newest }));
  await scrollAwayAndBack();
  expect(await field()).not.toHaveFocus();
  await userEvent.click(within(await list()).getByRole('button', { name: texts.cancel }));
  await edit();
  expect(await field()).toHaveFocus();
});

it('takes the focus for the reason why it was not sent once', async () => {
  await open();
  await userEvent.click(within(await list()).getByRole('button', { name: texts.edit }));
  await userEvent.click(within(await list()).getByRole('button', { name: texts.save }));
  expect(await field()).toHaveAccessibleDescription('No');
  expect(await field()).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: texts.sorts.newest }));
  await scrollAwayAndBack();
  expect(await field()).toHaveAccessibleDescription('No');
  expect(await field()).not.toHaveFocus();
});

it('leaves the focus where it is when a reload brings it back', async () => {
  const draft = { text: 'Changed', rate: 3, owner: digest('1') };
  await open({ 'session:comment_drafts': JSON.stringify({ '7:1': draft }) });
  expect(await field()).toHaveValue('Changed');
  expect(await field()).not.toHaveFocus();
});

it.each([texts.cancel, texts.save])('gives the focus back to the button at %s', async (name) => {
  await open({}, aComment({ isMine: true }));
  const edit = async () => within(await list()).findByRole('button', { name: texts.edit });
  await userEvent.click(await edit());
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(within(await list()).getByRole('button', { name }));
  expect(await edit()).toHaveFocus();
  // The comment stays where it is on the screen.
  expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
});

it('leaves the focus where its reader has moved it before the change was sent', async () => {
  const held = heldAnswer<unknown>();
  await open({}, held.answer);
  await userEvent.click(within(await list()).getByRole('button', { name: texts.edit }));
  await userEvent.click(within(await list()).getByRole('button', { name: texts.save }));
  const order = screen.getByRole('radio', { name: texts.sorts.newest });
  act(() => order.focus());
  held.give(aComment({ isMine: true }));
  expect(await within(await list()).findByRole('button', { name: texts.edit })).toBeVisible();
  expect(order).toHaveFocus();
});
