import { act, render, screen } from '@testing-library/react';
import { allSettled, type UnitTargetable } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { outlineOf } from '@/testing/outline';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $jumpBack } from '../model/jump-back';
import { $nextPart } from '../model/next-part';
import { bookRequested, sampleRequested } from '../model/queue';
import { sleepChosen } from '../model/sleep-timer';
import { $isStalled } from '../model/stall';
import { $isChapterUnavailable } from '../model/stream';
import { muteToggled, volumePicked } from '../model/volume';

import BottomPlayer from './desktop/bottom-player';
import LargePlayer from './desktop/large-player';
import FullPlayer from './full-player';
import { SmallPlayer } from './small-player';

afterEach(() => void vi.useRealTimers());

const views: Readonly<Record<string, ComponentType>> = {
  'small player of a phone': () => <SmallPlayer takesFocus={false} />,
  'full player of a phone': FullPlayer,
  'small player of a desktop': () => <BottomPlayer takesFocus={false} />,
  'full player of a desktop': LargePlayer,
};

/** The twentieth second of the second of three chapters plays. */
async function show(View: ComponentType) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router, engine } = test;
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 2 } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 20, duration: 100 });
  const { container } = render(
    <Provider value={scope}>
      <MemoryRouter>
        <View />
      </MemoryRouter>
    </Provider>,
  );
  await act(() => allSettled(scope));
  /** What is seen and heard, and behind it what describes the controls, which is no part of their names. */
  const lines = () => {
    const ids = [...container.querySelectorAll('[aria-describedby]')].flatMap(
      (each) => each.getAttribute('aria-describedby')?.split(' ') ?? [],
    );
    const described = ids.map((id) => document.getElementById(id));
    return [container, ...described].flatMap((each) => (each ? outlineOf(each).split('\n') : []));
  };
  return { ...test, lines };
}

/** The lines that have gone and those that have come, in their order. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const less = (lines: readonly string[], others: readonly string[], sign: string) => {
    const left = [...others];
    return lines.flatMap((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0 ? [`${sign} ${line.trim()}`] : [];
    });
  };
  return [...less(before, after, '-'), ...less(after, before, '+')];
}

const part = (action: 'play' | 'open') => ({ card: aBookCard({ title: 'Second' }), action });
const begun = { audioBookId: 1001, chapterId: 1, index: 0, position: 75 };
/** What brings a state, and what ends it again. */
const states: readonly (readonly [name: string, unit: unknown, by: unknown, end: unknown])[] = [
  ['a stalled stream', $isStalled, true, false],
  ['a chapter that cannot be loaded', $isChapterUnavailable, true, false],
  ['a next part that can be played', $nextPart, part('play'), null],
  ['a next part with a page', $nextPart, part('open'), null],
  ['a jump from another chapter', $jumpBack, begun, null],
  ['a jump in the chapter', $jumpBack, { ...begun, index: 1 }, null],
  ['muting', muteToggled, undefined, undefined],
  ['half of the volume', volumePicked, 0.5, 1],
];

it.each(Object.entries(views))(
  'has the words and icons of the %s in every state',
  async (...of) => {
    // However long a busy machine takes, nobody finds that the sound stands still.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { scope, engine, lines } = await show(of[1]);
    const book = lines();
    const all: Record<string, string[]> = { 'a book': book };
    const fire = (unit: unknown, params: unknown) =>
      act(() => allSettled(unit as UnitTargetable<unknown>, { scope, params }));
    for (const [name, unit, by, end] of states) {
      await fire(unit, by);
      all[name] = changes(book, lines());
      await fire(unit, end);
    }
    await act(async () => engine.emit('noOutput', { time: 20, duration: 100 }));
    all['a device without sound'] = changes(book, lines());
    await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 });
    all['a sample'] = changes(book, lines());
    expect(all).toMatchSnapshot();
  },
);

it.each([
  ['phone', FullPlayer],
  ['desktop', LargePlayer],
])('dims the full player of a %s in the last minute before sleep', async (_, View) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { scope, engine } = await show(View);
  const region = screen.getByRole('region');
  // The timer goes on, so nothing settles.
  void allSettled(sleepChosen, { scope, params: 5 });
  const look = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await act(async () => engine.emit('timeupdate', { time: 21, duration: 100 }));
    return [region.dataset['dimmed'], region.style.getPropertyValue('--ground')];
  };
  const [isDimmed, ground] = await look(4);
  expect(isDimmed).toBe('false');
  expect(ground).not.toBe('#000000');
  expect(await look(1)).toEqual(['true', '#000000']);
});
