import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it, vi } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { formatClock } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookRequested } from '../model/queue';

import Player from './player';

afterEach(() => void vi.restoreAllMocks());

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
  return { scope, engine, router, unmount };
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

it('leaves the space bar to a focused button, and all keys to a field', async () => {
  const { engine } = await showPlayer();
  await act(async () => {
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 20, duration: 100 });
  });
  act(() => screen.getByRole('button', { name: player.back }).focus());
  await userEvent.keyboard(' ');
  expect(engine.calls.at(-1)).toEqual(['seek', 10]);
  render(<input aria-label="Note" />);
  await userEvent.type(screen.getByLabelText('Note'), 'k m');
  expect(screen.getByLabelText('Note')).toHaveValue('k m');
  expect(engine.calls.at(-1)).toEqual(['seek', 10]);
  act(() => screen.getByLabelText('Note').blur());
  await userEvent.keyboard(' ');
  expect(engine.calls.at(-1)).toEqual(['pause']);
});

it.each(['Control', 'Meta', 'Alt'])('leaves a key with %s to the browser', async (modifier) => {
  const { engine } = await showPlayer();
  await act(async () => {
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 20, duration: 100 });
  });
  const before = engine.calls.length;
  await userEvent.keyboard(`{${modifier}>}klm{/${modifier}}`);
  const obeyed = engine.calls.slice(before).map(([name]) => name);
  for (const name of ['pause', 'seek', 'setMuted']) expect(obeyed).not.toContain(name);
});

it.each(['k', ' '])('stops a chapter that is still loading by the key %j', async (key) => {
  const { engine } = await showPlayer();
  await userEvent.keyboard(key);
  expect(engine.calls.at(-1)).toEqual(['pause']);
});

it.each([
  ['KeyK', 'pause', 1],
  ['Space', 'pause', 1],
  ['KeyM', 'setMuted', 1],
  ['Shift+Period', 'setRate', 1],
  // Each chapter that opens silences the one before.
  ['KeyN', 'pause', 1],
  ['KeyJ', 'seek', 3],
  ['KeyL', 'seek', 3],
])('a held %s means “%s” %i of three times', async (key, name, times) => {
  const { engine } = await showPlayer();
  await act(async () => {
    engine.emit('playing', { duration: 1000 });
    engine.emit('timeupdate', { time: 100, duration: 1000 });
  });
  const before = engine.calls.length;
  for (const repeat of [false, true, true]) {
    const code = key.replace('Shift+', '');
    const press = { code, shiftKey: code !== key, repeat };
    // The page must not scroll either.
    expect(fireEvent.keyDown(document.body, press)).toBe(false);
    await act(async () => undefined);
  }
  expect(engine.calls.slice(before).filter(([each]) => each === name)).toHaveLength(times);
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

it('gives the focus back to what opens the full player, unless it is elsewhere', async () => {
  const { router } = await showPlayer('#player');
  const shrink = async () => {
    await screen.findByRole('region', { name: player.full });
    act(() => router.visit({ routeId: 'shop', path: '/' }));
    return screen.findByRole('button', { name: player.expand });
  };
  expect(await shrink()).toHaveFocus();

  act(() => router.visit({ routeId: 'shop', path: '/', hash: '#player' }));
  await screen.findByRole('region', { name: player.full });
  render(<input aria-label="Note" />);
  act(() => screen.getByLabelText('Note').focus());
  await shrink();
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

it('takes no focus when it opens small', async () => {
  await showPlayer();
  await screen.findByRole('button', { name: player.expand });
  expect(document.body).toHaveFocus();
});

it('says under the finger what is left from there', async () => {
  const { engine } = await showPlayer('#player');
  const bar = await screen.findByRole('slider', { name: player.position });
  await act(async () => {
    engine.emit('playing', { duration: 600 });
    engine.emit('timeupdate', { time: 60, duration: 600 });
  });
  expect(screen.getByText(player.remaining(formatClock(540)))).toBeVisible();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 44));
  const control = bar.closest('[data-index]')?.parentElement?.parentElement;
  if (!control) throw new Error('The slider has no control');
  // jsdom knows no pointer capture.
  Object.assign(control, { setPointerCapture: vi.fn(), hasPointerCapture: () => false });
  fireEvent.pointerDown(control, {
    button: 0,
    buttons: 1,
    pointerId: 1,
    clientX: 300,
    clientY: 22,
  });
  expect(screen.getByText(player.remaining(formatClock(300)))).toBeVisible();
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
