import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $item, bookRequested, nextClicked } from '../model/queue';
import { $surface } from '../model/surface';

import BottomPlayer from './desktop/bottom-player';
import { SmallPlayer } from './small-player';

async function show(
  answers: Record<string, unknown> = {},
  View: ComponentType<{ takesFocus: boolean }> = SmallPlayer,
) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  test.router.visit({ routeId: 'shop', path: '/' });
  await allSettled(bookRequested, { scope: test.scope, params: { item: anItem() } });
  render(
    <Provider value={test.scope}>
      <View takesFocus={false} />
    </Provider>,
  );
  return test;
}

const button = (name: string) => screen.getByRole('button', { name });

it('shows the title and the position', async () => {
  const { engine, scope } = await show();
  engine.emit('timeupdate', { time: 75, duration: 100 });
  await allSettled(scope);
  const bar = screen.getByRole('region', { name: player.small });
  expect(bar.textContent).toContain('Divan');
  expect(bar.textContent).toContain('one');
  expect(await screen.findByText(/۰۱:۱۵/)).toBeTruthy();
});

it.each([
  ['phone', SmallPlayer],
  ['desktop', BottomPlayer],
])('describes what is in it on the button that opens it, without the time: %s', async (_, View) => {
  const { engine, scope } = await show({}, View);
  const expand = await screen.findByRole('button', { name: player.expand });
  expect(expand).toHaveAccessibleDescription('Divan one');
  engine.emit('timeupdate', { time: 75, duration: 100 });
  await allSettled(scope);
  expect(expand).toHaveAccessibleDescription('Divan one');
  await act(() => allSettled(nextClicked, { scope }));
  expect(expand).toHaveAccessibleDescription('Divan two');
});

it.each([
  [100, '۳۳:۳۳'],
  [4000, '۳:۳۳:۳۳'],
  [40_000, '۳۳:۳۳:۳۳'],
])('has room for the widest time of a chapter of %i s', async (duration, widest) => {
  const { engine, scope } = await show();
  engine.emit('timeupdate', { time: 1, duration });
  await allSettled(scope);
  expect(document.querySelector(`[data-widest="${widest}"]`)).not.toBeNull();
});

it('offers pause while playing and play while paused', async () => {
  const { engine } = await show();
  engine.emit('playing', { duration: 100 });
  await userEvent.click(await screen.findByRole('button', { name: player.pause }));
  expect(engine.calls.at(-1)).toEqual(['pause']);
  engine.emit('pause', { isPaused: true });
  await userEvent.click(await screen.findByRole('button', { name: player.play }));
  expect(engine.calls.at(-1)).toEqual(['play']);
});

it('seeks back ten seconds', async () => {
  const { engine } = await show();
  engine.emit('timeupdate', { time: 40, duration: 100 });
  await userEvent.click(button(player.back));
  expect(engine.calls.at(-1)).toEqual(['seek', 30]);
});

it('opens the full player by the address', async () => {
  const { router, scope } = await show();
  await userEvent.click(button(player.expand));
  expect(router.navigations).toEqual([{ to: '/#player' }]);
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  expect(scope.getState($surface)).toBe('full');
});

it('disappears when it is closed', async () => {
  const { scope } = await show();
  await userEvent.click(button(player.close));
  expect(scope.getState($item)).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows a chapter that could not be loaded, with a retry in place of play', async () => {
  let isRefused = true;
  const { scope, engine } = await show({
    'GET /api/stream/playlist/2': () => {
      if (isRefused) throw { kind: 'network' };
      return playerAnswers['GET /api/stream/playlist/2'];
    },
  });
  await allSettled(nextClicked, { scope });
  const bar = screen.getByRole('region', { name: player.small });
  const [seen] = await within(button(player.expand)).findAllByText(player.chapterUnavailable);
  expect(seen).toBeVisible();
  // It is announced, which nothing inside a button is.
  expect(within(bar).getByRole('status')).toHaveTextContent(player.chapterUnavailable);
  expect(within(button(player.expand)).queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button', { name: player.play })).toBeNull();

  isRefused = false;
  await userEvent.click(button(common.retry));
  expect(engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
  expect(screen.queryByText(player.chapterUnavailable)).toBeNull();
});
