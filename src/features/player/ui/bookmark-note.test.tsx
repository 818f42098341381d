import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { moments } from '@/shared/i18n/fa/moments';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { watchCalls } from '@/testing/watch-calls';

import { $bookmarks, bookmarkClicked, bookmarkRemoved } from '../model/bookmarks';
import { panelDismissed } from '../model/panels';
import { bookRequested } from '../model/queue';

import Player from './player';

/** Far more than a slow machine needs to load the code of a view. */
const SOON = { timeout: 20_000 };

/** The field of a bookmark's note in the sheet of the chapters, with a text that has not been saved. */
async function writing() {
  const visit = { routeId: 'shop', path: '/' };
  const marker = { ...visit, hash: '#player-chapters' };
  const { scope, router, engine } = await renderPage(<Player />, marker, {
    answers: playerAnswers,
  });
  await act(async () => {
    await allSettled(bookRequested, { scope, params: { item: anItem() } });
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 20, duration: 100 });
    await allSettled(bookmarkClicked, { scope });
  });
  const list = { name: new RegExp(moments.bookmarks) };
  const sheet = await screen.findByRole('dialog', undefined, SOON);
  // It takes the focus after it has opened.
  await expect.poll(() => sheet.contains(document.activeElement), SOON).toBe(true);
  await userEvent.click(screen.getByRole('button', list));
  const edit = screen.getByRole('button', { name: new RegExp(moments.editNote) });
  await userEvent.click(edit);
  await userEvent.keyboard('Here');
  const notes = () => scope.getState($bookmarks).map(({ note }) => note);
  expect(notes()).toEqual(['']);
  return { scope, router, edit, notes, dismissed: watchCalls(panelDismissed, scope) };
}

it('keeps the note and the sheet when Escape leaves the field, and closes the sheet by the next one', async () => {
  const { edit, notes, dismissed } = await writing();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(edit).toHaveFocus();
  expect([notes(), dismissed]).toEqual([['Here'], []]);
  await userEvent.keyboard('{Escape}');
  expect(dismissed).toHaveLength(1);
});

it('keeps the note when the sheet goes with its field', async () => {
  const { router, notes } = await writing();
  act(() => router.visit({ routeId: 'shop', path: '/', hash: '#player' }));
  await expect.poll(() => screen.queryByRole('textbox'), SOON).toBeNull();
  expect(notes()).toEqual(['Here']);
});

it('keeps the note with its book when another one plays', async () => {
  const { scope, notes } = await writing();
  await act(() =>
    allSettled(bookRequested, { scope, params: { item: anItem({ audioBookId: 2002 }) } }),
  );
  await act(() => allSettled(bookRequested, { scope, params: { item: anItem() } }));
  expect(notes()).toEqual(['Here']);
});

it('does not bring a removed bookmark back', async () => {
  const { scope, notes } = await writing();
  const [bookmark] = scope.getState($bookmarks);
  await act(() => allSettled(bookmarkRemoved, { scope, params: bookmark! }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(notes()).toEqual([]);
});
