import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { player, shortcuts } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookRequested } from '../model/queue';

import Player from './player';

async function showPlayer(hash = '', answers: Record<string, unknown> = {}) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  const { scope, router, engine } = test;
  router.visit({ routeId: 'shop', path: '/', hash });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const { unmount } = render(
    <Provider value={scope}>
      <input aria-label="Search" />
      <Player />
    </Provider>,
  );
  return { scope, engine, unmount };
}
const dialog = () => screen.queryByRole('dialog', { name: shortcuts.title });

it('lists the keyboard shortcuts when ? is pressed', async () => {
  await showPlayer();
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: shortcuts.title });
  const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual([shortcuts.space, 'K', 'J', 'L', 'N', 'P', '<', '>', 'M', '?']);
});

it('opens the list with the question mark of a Persian keyboard, and closes it by Escape', async () => {
  await showPlayer();
  await userEvent.keyboard('؟');
  await screen.findByRole('dialog', { name: shortcuts.title });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
});

it('closes the list by its close button', async () => {
  await showPlayer();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('button', { name: common.close }));
  await waitFor(() => expect(dialog()).toBeNull());
});

it('does not open the list while the user types', async () => {
  await showPlayer();
  await userEvent.type(screen.getByRole('textbox'), '?');
  expect(dialog()).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('?');
});

it.each([
  ['k', 'pause'],
  ['j', 'seek'],
  ['l', 'seek'],
  ['m', 'setMuted'],
  ['{Shift>}[Period]{/Shift}', 'setRate'],
])('obeys the listed key %s', async (key, call) => {
  const { engine } = await showPlayer();
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 20, duration: 100 });
  await userEvent.keyboard(key);
  expect(engine.calls.at(-1)?.[0]).toBe(call);
});

it('pauses and resumes by the same key, and ignores it once the player is closed', async () => {
  const { scope, engine, unmount } = await showPlayer();
  engine.emit('playing', { duration: 100 });
  await userEvent.keyboard('k');
  engine.emit('pause', { isPaused: true });
  await allSettled(scope);
  await userEvent.keyboard('k');
  expect(engine.calls.slice(-2).map(([name]) => name)).toEqual(['pause', 'play']);
  const before = engine.calls.length;
  unmount();
  await userEvent.keyboard('k');
  expect(engine.calls).toHaveLength(before);
});

it('shows in the full player that the chapter could not be loaded, with a retry', async () => {
  await showPlayer('#player', {
    'GET /api/stream/playlist/1': () => {
      throw { kind: 'network' };
    },
  });
  expect(await screen.findByText(player.chapterUnavailable)).toBeVisible();
  expect(screen.getByRole('button', { name: common.retry })).toBeEnabled();
});
