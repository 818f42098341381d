import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { bookMoveFailed, bookMoveUndo } from '@/features/owned-books/archive';
import { archivedBooks } from '@/features/owned-books/library-books';
import { common } from '@/shared/i18n/fa/common';
import { library as texts } from '@/shared/i18n/fa/library';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import ArchivePage from './view';

const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};
const unarchive = 'POST /api/library/unarchive/1001';

async function open(answers: Record<string, unknown>, storage: Record<string, string> = session) {
  const visit = { routeId: 'archive', path: '/archive' };
  const made = await renderPage(<ArchivePage />, visit, { answers, storage });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}
const books = { 'GET /api/library': aPage([aBookCard()]) };
const back = () => screen.findByRole('button', { name: texts.unarchiveOf('Divan') });

it('moves a book back into the library with one request', async () => {
  const { scope, requests } = await open({ ...books, [unarchive]: null });
  expect(ownRequests(requests)[0]?.url).toBe('/api/library?archived=true&pageSize=100&page=1');
  await userEvent.dblClick(await back());
  expect(await screen.findByText(texts.archiveEmpty)).toBeVisible();
  expect(scope.getState(bookMoveUndo.$offer)?.text).toBe(texts.movedTo.library('Divan'));
  expect(ownRequests(requests).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('plays an archived book, and offers to pause it before there is sound', async () => {
  const { engine } = await open({ ...playerAnswers, ...books });
  await userEvent.click(await screen.findByRole('button', { name: texts.play('Divan') }));
  await userEvent.click(await screen.findByRole('button', { name: texts.pause('Divan') }));
  expect(engine.calls.at(-1)).toEqual(['pause']);
  expect(await screen.findByRole('button', { name: texts.play('Divan') })).toBeVisible();
});

it('lets another book be moved while one is on its way', async () => {
  const held = heldAnswer<unknown>();
  const other = aBookCard({ audioBookId: 1002, title: 'Golestan' });
  const { requests } = await open({
    'GET /api/library': aPage([aBookCard(), other]),
    [unarchive]: held.answer,
    'POST /api/library/unarchive/1002': held.answer,
  });
  await userEvent.click(await back());
  expect(await back()).toHaveAttribute('aria-busy', 'true');
  const second = screen.getByRole('button', { name: texts.unarchiveOf('Golestan') });
  expect(second).not.toHaveAttribute('aria-busy');
  await userEvent.click(second);
  const moves = ownRequests(requests).filter(({ method }) => method === 'POST');
  expect(moves.map(({ url }) => url)).toEqual([
    '/api/library/unarchive/1001',
    '/api/library/unarchive/1002',
  ]);
});

it('keeps the book when moving it fails', async () => {
  const { scope } = await open({
    ...books,
    [unarchive]: () => {
      throw { kind: 'http', status: 500, statusText: '', message: 'No', code: 'x' };
    },
  });
  const failures = watchCalls(bookMoveFailed, scope);
  await userEvent.click(await back());
  await expect.poll(() => failures).toHaveLength(1);
  expect(await back()).toBeVisible();
});

it('sends a signed-out user to the sign-in page and back', async () => {
  await open({}, {});
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    '/auth?returnUrl=%2Farchive',
  );
});

it('shows a failure of the next page without the signs of loading', async () => {
  let isBroken = false;
  await open({
    'GET /api/library': () => {
      if (isBroken) throw { kind: 'network' };
      isBroken = true;
      return aPage([aBookCard()], 200);
    },
  });
  await back();
  await userEvent.click(screen.getByRole('button', { name: texts.more }));
  expect(await screen.findByRole('button', { name: common.retry })).toBeVisible();
  expect(screen.queryByRole('status', { name: texts.loading })).toBeNull();
});

it('shows no signs of loading below a whole list that is read again', async () => {
  const held = heldAnswer<unknown>();
  const lists = [() => aPage([aBookCard()]), held.answer];
  const { scope } = await open({ 'GET /api/library': () => lists.shift()?.() });
  await back();
  act(() => void allSettled(archivedBooks.opened, { scope, params: 'archived' }));
  expect(scope.getState(archivedBooks.$isLoading)).toBe(true);
  expect(screen.queryByRole('status', { name: texts.loading })).toBeNull();
});
