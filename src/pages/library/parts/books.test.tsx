import { act, fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { libraryBooks } from '@/features/owned-books/library-books';
import { bookIntended } from '@/features/player/model/intents';
import { library as texts } from '@/shared/i18n/fa/library';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { Books } from './books';

/** The list with one book, whose second reading has no answer yet. */
async function open() {
  const lists = [() => aPage([aBookCard()]), heldAnswer().answer];
  const answers = { 'GET /api/library': () => lists.shift()?.() };
  const visit = { routeId: 'library', path: '/library' };
  const made = await renderPage(<Books />, visit, { tokens: someTokens(), answers });
  return { ...made, play: await screen.findByRole('button', { name: texts.play('Divan') }) };
}

it('shows no signs of loading below a whole list that is read again', async () => {
  const { scope } = await open();
  act(() => void allSettled(libraryBooks.opened, { scope, params: 'all' }));
  expect(scope.getState(libraryBooks.$isLoading)).toBe(true);
  expect(screen.queryByRole('status', { name: texts.loadingMore })).toBeNull();
});

it('tells of a pointer over a play button, of a finger on it, and of the focus', async () => {
  const { scope, play } = await open();
  const intended = watchCalls(bookIntended, scope);
  const ways = [fireEvent.pointerEnter, fireEvent.pointerDown, fireEvent.focus];
  for (const way of ways) way(play);
  expect(intended).toEqual(ways.map(() => ({ audioBookId: 1001 })));
});
