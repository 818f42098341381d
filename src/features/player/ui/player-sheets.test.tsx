import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { moments } from '@/shared/i18n/fa/moments';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { createTestScope } from '@/testing/create-scope';
import { outlineOf } from '@/testing/outline';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookmarkClicked } from '../model/bookmarks';
import { bookRequested } from '../model/queue';
import { sleepChosen } from '../model/sleep-timer';

import Player from './player';

/** Far more than a slow machine needs to load a sheet's code. */
const SOON = { timeout: 20_000 };

/** The player at the twentieth second of a book, which is marked, with what the hash opens over it. */
async function show(hash: string) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router, engine } = test;
  router.visit({ routeId: 'shop', path: '/', hash });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 20, duration: 100 });
  await allSettled(bookmarkClicked, { scope });
  render(
    <Provider value={scope}>
      <MemoryRouter>
        <Player />
      </MemoryRouter>
    </Provider>,
  );
  return test;
}
const sheet = () => screen.findByRole('dialog', undefined, SOON);

it.each(['speed', 'sleep', 'chapters'])(
  'has the words and states of the sheet %s',
  async (name) => {
    await show(`#player-${name}`);
    expect(outlineOf(await sheet())).toMatchSnapshot();
  },
);

it('has the words and states of the bookmarks, while one is edited and after it was removed', async () => {
  await show('#player-chapters');
  const within_ = within(await sheet());
  await userEvent.click(within_.getByRole('button', { name: new RegExp(moments.bookmarks) }));
  expect(outlineOf(await sheet())).toMatchSnapshot('bookmarks');
  await userEvent.click(within_.getByRole('button', { name: new RegExp(moments.editNote) }));
  expect(outlineOf(await sheet())).toMatchSnapshot('edited');
  await userEvent.keyboard('Here{Enter}');
  await userEvent.click(within_.getByRole('button', { name: new RegExp(moments.remove) }));
  expect(outlineOf(await sheet())).toMatchSnapshot('removed');
});

it('has the words and states of the full player, and of driving mode', async () => {
  const { router } = await show('#player');
  const full = await screen.findByRole('region', undefined, SOON);
  expect(outlineOf(full)).toMatchSnapshot('full');
  act(() => router.visit({ routeId: 'shop', path: '/', hash: '#player-driving' }));
  await expect.poll(() => outlineOf(document.body), SOON).toContain('drivingLeave');
  expect(outlineOf(document.body)).toMatchSnapshot('driving');
});

it('has the actions of the full player in a wrapper', async () => {
  const { scope } = await show('#player');
  const inWrapper = environments.find(({ shell }) => shell === 'native')!;
  await act(() => allSettled($environment, { scope, params: inWrapper }));
  const full = await screen.findByRole('region', undefined, SOON);
  const actions = [...full.querySelectorAll('button')].slice(0, 6);
  expect(
    actions.map((each) =>
      outlineOf(each)
        .split('\n')
        .map((line) => line.trim()),
    ),
  ).toEqual([
    [`button "player.shrink"`, 'ChevronIcon down'],
    [`button "player.info"`, 'InfoIcon'],
    [`button "pageTitles.comments"`, 'CommentIcon'],
    [`button "playerOptions.download"`, 'DownloadIcon'],
    [`button "player.share"`, 'ShareIcon'],
    [`button "playback.close"`, 'CloseIcon'],
  ]);
});

/** The lit parts of the moons in an element, 0 to 1, read from what is drawn. */
function moonsIn(element: Element): number[] {
  return [...element.querySelectorAll('path')].flatMap((path) => {
    const [, shadow, isWaxing] =
      /A([\d.]+) 11 0 0 ([01]) 12 1Z$/.exec(path.getAttribute('d') ?? '') ?? [];
    if (shadow === undefined) return [];
    return [0.5 + ((isWaxing === '1' ? 1 : -1) * Number(shadow)) / 22];
  });
}

it('shows the options of the sleep timer and what is left of it as moons, full from an hour on', async () => {
  const { scope } = await show('#player-sleep');
  const options = moonsIn(await sheet());
  expect(options.map((lit) => lit.toFixed(2))).toEqual([
    '0.08',
    '0.17',
    '0.25',
    '0.50',
    '0.75',
    '1.00',
    '1.00',
  ]);
  // The timer goes on, so nothing settles.
  act(() => void allSettled(sleepChosen, { scope, params: 30 }));
  await screen.findByRole('timer');
  // The product adds a minute to the chosen ones.
  const [left] = moonsIn(await sheet());
  expect(left).toBeCloseTo(31 / 60, 1);
  const button = screen.getByRole('button', { name: playerOptions.sleep, hidden: true });
  expect(moonsIn(button)).toEqual([expect.closeTo(31 / 60, 1)]);
});
