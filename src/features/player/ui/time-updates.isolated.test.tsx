import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import type * as JsxRuntime from 'react/jsx-dev-runtime';
import { afterEach, expect, it, vi } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $savedChapters, bookRequested } from '../model/queue';

import Player from './player';

/** The names of the elements that the views have made since the last reset: a parent that renders makes its children. */
const made = vi.hoisted(() => [] as string[]);
vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<typeof JsxRuntime>();
  const jsxDEV: typeof real.jsxDEV = (type, ...rest) => {
    made.push(typeof type === 'function' ? type.name : '');
    return real.jsxDEV(type, ...rest);
  };
  return { ...real, jsxDEV };
});

/** The parts of a player with a book that a time update may render again, with what stands in them. */
const progress = {
  /** Its line and its clock are written into the page without a render. */
  small: [],
  full: ['ScrubSlider', 'Slider', 'DirectionProvider'],
  /** The first one is that of the chapter in the list beside the cover. */
  large: ['Progress', 'ScrubSlider', 'Slider', 'DirectionProvider'],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['small', '', player.small, false, progress.small],
  ['full', '#player', player.full, false, progress.full],
  ['desktop’s small', '', player.small, true, progress.full],
  ['desktop’s full', '#player', player.full, true, progress.large],
] as const)(
  'a time update renders the progress of the %s player alone',
  async (_, hash, name, isDesktop, parts) => {
    const listeners = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => ({ matches: isDesktop, ...listeners }));
    const { scope, router, engine } = await createTestScope({ answers: playerAnswers });
    router.visit({ routeId: 'shop', path: '/', hash });
    await allSettled(bookRequested, { scope, params: { item: anItem() } });
    render(
      <Provider value={scope}>
        <Player />
      </Provider>,
    );
    await screen.findByRole('region', { name });
    expect(made).toContain('PlayButton');
    const hear = (time: number) =>
      act(async () => {
        engine.emit('timeupdate', { time, duration: 100 });
        await allSettled(scope);
      });
    await act(async () => {
      engine.emit('playing', { duration: 100 });
      await allSettled(scope);
    });
    await hear(10);
    made.length = 0;
    await hear(11);
    const components = () => [...new Set(made.filter((each) => /^[A-Z]/.test(each)))];
    expect(components()).toEqual(parts);
    if (parts !== progress.small) return;
    // Nor does a position that is stored meanwhile.
    for (let time = 12; time < 40; time += 1) await hear(time);
    expect(scope.getState($savedChapters)[1001]?.[0]?.durationPlayed).toBeGreaterThan(10);
    expect(components()).toEqual([]);
  },
);
