import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
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
      <Player />
    </Provider>,
  );
  return { scope, engine, unmount };
}
it.each([
  ['k', 'pause'],
  ['j', 'seek'],
  ['l', 'seek'],
  ['m', 'setMuted'],
  ['{Shift>}[Period]{/Shift}', 'setRate'],
])('obeys the listed key %s', async (key, call) => {
  const { engine } = await showPlayer();
  await act(async () => {
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 20, duration: 100 });
  });
  await userEvent.keyboard(key);
  expect(engine.calls.at(-1)?.[0]).toBe(call);
});

it('pauses and resumes by the same key, and ignores it once the player is closed', async () => {
  const { scope, engine, unmount } = await showPlayer();
  await act(async () => {
    engine.emit('playing', { duration: 100 });
  });
  await userEvent.keyboard('k');
  await act(async () => {
    engine.emit('pause', { isPaused: true });
    await allSettled(scope);
  });
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
