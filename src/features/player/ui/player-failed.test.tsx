import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import { player } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import '../model/playback';
import { $item, bookRequested } from '../model/queue';

import { PlayerFailed } from './player-failed';

async function show() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const onRetry = vi.fn();
  render(
    <Provider value={scope}>
      <PlayerFailed onRetry={onRetry} />
    </Provider>,
  );
  const calls = () => engine.calls.map(([name]) => name);
  return { scope, engine, onRetry, calls };
}

it('stops what loads or plays, plays it again, and closes, without the code of the player', async () => {
  const { scope, engine, calls } = await show();
  await userEvent.click(screen.getByRole('button', { name: player.pause }));
  expect(calls().at(-1)).toBe('pause');
  await userEvent.click(screen.getByRole('button', { name: player.play }));
  expect(calls().at(-1)).toBe('play');
  await act(async () => engine.emit('playing', { duration: 100 }));
  expect(screen.getByRole('button', { name: player.pause })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: player.close }));
  expect(scope.getState($item)).toBeNull();
});

it('asks for the code again once the device is online', async () => {
  const { scope, onRetry } = await show();
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  await act(() => allSettled(cameOnline, { scope }));
  expect(onRetry).toHaveBeenCalledOnce();
});
