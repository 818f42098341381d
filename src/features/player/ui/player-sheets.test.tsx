import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { moments } from '@/shared/i18n/fa/moments';
import { createTestScope } from '@/testing/create-scope';
import { outlineOf } from '@/testing/outline';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookmarkClicked } from '../model/bookmarks';
import { bookRequested } from '../model/queue';

import Player from './player';

/** Far more than a slow machine needs to load a sheet's code. */
const SOON = { timeout: 20_000 };

// The document of the tests has no layout.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

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
