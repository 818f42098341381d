import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { formatClock } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $position } from '../model/position';
import { $index, bookRequested, chapterPicked, sampleRequested } from '../model/queue';
import { resumeIntended } from '../model/warm-up';

import LargePlayer from './desktop/large-player';
import FullPlayer from './full-player';

const players = [
  ['phone', FullPlayer],
  ['desktop', LargePlayer],
] as const;

async function show(View: ComponentType, answers: Record<string, unknown> = {}) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  const { scope, router } = test;
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const { container } = render(
    <Provider value={scope}>
      <MemoryRouter>
        <View />
      </MemoryRouter>
    </Provider>,
  );
  const hear = (time: number, duration = 600) =>
    act(async () => {
      test.engine.emit('playing', { duration });
      test.engine.emit('timeupdate', { time, duration });
    });
  return { ...test, container, hear };
}
const button = (name: string) => screen.queryByRole('button', { name });
const slider = () => screen.getByRole('slider', { name: player.position });

it.each(players)(
  'offers no chapter before the first and none after the last: %s',
  async (_, View) => {
    const { scope } = await show(View);
    const canTurn = () =>
      [player.previous, player.next].map((name) => button(name)?.matches(':enabled'));
    expect(canTurn()).toEqual([false, true]);
    await act(() => allSettled(chapterPicked, { scope, params: 1 }));
    expect(canTurn()).toEqual([true, true]);
    await act(() => allSettled(chapterPicked, { scope, params: 2 }));
    expect(canTurn()).toEqual([true, false]);
    const sample = { item: anItem({ isSample: true }), duration: 60 };
    await act(() => allSettled(sampleRequested, { scope, params: sample }));
    expect(canTurn()).toEqual([undefined, undefined]);
  },
);

/** Presses the middle of the bar, which stands for the 300th of 600 seconds. */
function press() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 44));
  const control = slider().closest('[data-index]')?.parentElement?.parentElement;
  if (!control) throw new Error('The slider has no control');
  // jsdom knows no pointer capture.
  Object.assign(control, { setPointerCapture: vi.fn(), hasPointerCapture: () => false });
  const at = { button: 0, buttons: 1, pointerId: 1, clientX: 300, clientY: 22 };
  fireEvent.pointerDown(control, at);
  return { release: () => fireEvent.pointerUp(document, { ...at, buttons: 0 }) };
}

it.each(players)('forgets a drag whose chapter has ended: %s', async (_, View) => {
  const { scope, hear, engine } = await show(View);
  await hear(590);
  const { release } = press();
  await act(async () => {
    engine.emit('ended', { time: 600, duration: 600, isPaused: true });
    await allSettled(scope);
  });
  expect(scope.getState($index)).toBe(1);
  expect(screen.queryAllByText(formatClock(300), { selector: 'bdi' })).toEqual([]);
  release();
  expect(scope.getState($position)).toBe(0);
  await hear(10);
  press().release();
  expect(scope.getState($position)).toBe(300);
});

it.each(players)(
  'moves by the large step of the product, and shows the dragged time: %s',
  async (_, View) => {
    const { scope, hear } = await show(View);
    await hear(60);
    act(() => slider().focus());
    await userEvent.keyboard('{PageUp}');
    expect(scope.getState($position)).toBe(90);
    const clocks = () => screen.getAllByText(formatClock(300), { selector: 'bdi' });
    const { release } = press();
    // Above the finger, and in the place of the time that was heard.
    expect(clocks()).toHaveLength(2);
    release();
    expect(scope.getState($position)).toBe(300);
    await hear(330);
    expect(screen.queryAllByText(formatClock(300), { selector: 'bdi' })).toEqual([]);
    expect(screen.getAllByText(formatClock(330), { selector: 'bdi' })).toHaveLength(1);
  },
);

it.each(players)('warms the stream up for the focus as for the pointer: %s', async (_, View) => {
  const { scope } = await show(View);
  const intents = watchCalls(resumeIntended, scope);
  act(() => button(player.pause)?.focus());
  expect(intents).toHaveLength(1);
});

it('tells what is left only of a chapter whose length is known', async () => {
  const { hear } = await show(FullPlayer, {
    'POST /api/library/single-item/1001': {
      audioBookId: 1001,
      chapters: [{ chapterId: 1, duration: 0, title: 'one', order: 1 }],
    },
  });
  const left = player.remaining(formatClock(0));
  expect(screen.queryByText(left)).toBeNull();
  await hear(10, 70);
  expect(screen.getByText(player.remaining(formatClock(60)))).toBeVisible();
});

it.each([
  [60, 60],
  [61, 0],
])('draws %s chapters as %s segments, each of which can be seen', async (count, segments) => {
  const chapters = Array.from({ length: count }, (_, index) => ({
    chapterId: index + 1,
    duration: index === 1 ? 0 : 100,
    title: `${index}`,
    order: index,
  }));
  const { container } = await show(FullPlayer, {
    'POST /api/library/single-item/1001': { audioBookId: 1001, chapters },
  });
  const drawn = [...container.querySelectorAll<HTMLElement>('[data-place]')];
  expect(drawn).toHaveLength(segments);
  expect(drawn.every(({ style }) => Number(style.flexGrow) >= 1)).toBe(true);
});

it.each([
  ['a'.repeat(26), 'display'],
  ['a'.repeat(27), 'plain'],
])('sets the title %s in the face %s', async (title, face) => {
  const { scope } = await show(LargePlayer);
  const sample = { item: anItem({ isSample: true, title }), duration: 60 };
  await act(() => allSettled(sampleRequested, { scope, params: sample }));
  expect(screen.getByRole('heading', { name: title })).toHaveAttribute('data-face', face);
});
