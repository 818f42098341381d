import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, type EventCallable } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { moments } from '@/shared/i18n/fa/moments';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { bookmarkClicked } from '../model/bookmarks';
import { positionPicked } from '../model/position';
import { bookRequested, sampleRequested } from '../model/queue';
import { playerShrinkRequested } from '../model/surface';

import { BookmarkList } from './bookmark-list';
import LargePlayer from './desktop/large-player';
import FullPlayer from './full-player';

/** A book of three chapters plays at its twentieth second. */
async function show(View: ComponentType) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router, engine } = test;
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 20, duration: 100 });
  const fire = <T,>(unit: EventCallable<T>, params: T) =>
    void allSettled(unit as EventCallable<unknown>, { scope, params });
  render(
    <Provider value={scope}>
      <MemoryRouter>
        <View />
      </MemoryRouter>
    </Provider>,
  );
  return { ...test, fire };
}

it.each([
  ['phone', FullPlayer],
  ['desktop', LargePlayer],
])('keeps the focus in the full player of a %s when the way back goes', async (_, View) => {
  const { scope, fire } = await show(View);
  const shrinks = watchCalls(playerShrinkRequested, scope);
  const region = screen.getByRole('region', { name: player.full });
  const back = () =>
    screen.findByRole('button', { name: playerOptions.backTo(formatClock(20), null) });

  // It goes because it was pressed, and because something else began.
  for (const leave of [
    () => userEvent.keyboard('{Enter}'),
    () => fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 }),
  ]) {
    fire(positionPicked, 90);
    (await back()).focus();
    await leave();
    await expect.poll(() => document.activeElement).toBe(region);
  }
  await userEvent.keyboard('{Escape}');
  expect(shrinks).toHaveLength(1);
});

it('leaves a focus elsewhere alone when the way back goes', async () => {
  const { fire } = await show(FullPlayer);
  fire(positionPicked, 90);
  const back = await screen.findByRole('button', {
    name: playerOptions.backTo(formatClock(20), null),
  });
  const close = screen.getByRole('button', { name: player.shrink });
  close.focus();
  fire(positionPicked, 20);
  await expect.poll(() => back.isConnected).toBe(false);
  expect(close).toHaveFocus();
});

it('goes on from a note that was saved to its button, and from a removed bookmark to taking it back', async () => {
  const { fire } = await show(BookmarkList);
  fire(bookmarkClicked, undefined);
  const row = within(await screen.findByRole('listitem'));
  const edit = row.getByRole('button', { name: new RegExp(moments.editNote) });
  await userEvent.click(edit);
  expect(row.getByRole('textbox')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(row.queryByRole('textbox')).toBeNull();
  expect(edit).toHaveFocus();
  row.getByRole('button', { name: new RegExp(moments.remove) }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: moments.undo })).toHaveFocus();
});

it.each([
  ['phone', FullPlayer],
  ['desktop', LargePlayer],
])('leaves the focus to the sheet above the full player of a %s', async (_, View) => {
  render(
    <div role="dialog" aria-label="the sheet">
      <button>a chapter</button>
    </div>,
  );
  const chapter = screen.getByRole('button', { name: 'a chapter' });
  chapter.focus();
  await show(View);
  expect(screen.getByRole('region', { name: player.full })).toBeVisible();
  expect(chapter).toHaveFocus();
});
