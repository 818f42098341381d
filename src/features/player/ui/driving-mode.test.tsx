import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock } from '@/shared/i18n/format';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';

import { bookRequested, sampleRequested } from '../model/queue';

import Player from './player';

/** Far more than a slow machine needs to load the code of a view. */
const SOON = { timeout: 20_000 };

/** A page whose address has the marker of driving mode, as after a reload. */
const drive = (answers: Record<string, unknown> = playerAnswers) =>
  renderPage(<Player />, { routeId: 'shop', path: '/', hash: '#player-driving' }, { answers });

it('drives and leaves a book without chapters, of which it says no time', async () => {
  const { scope, router } = await drive({
    'POST /api/library/single-item/1001': { audioBookId: 1001, chapters: [] },
  });
  await act(() => allSettled(bookRequested, { scope, params: { item: anItem() } }));
  expect(await screen.findByRole('heading', { name: 'Divan' }, SOON)).toBeVisible();
  expect(screen.getByRole('button', { name: player.play })).toBeEnabled();
  expect(screen.queryByText(formatClock(0))).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(router.navigations).toEqual([{ to: '/#player', replace: true }]);
});

it('drives a sample, which is no chapter', async () => {
  const { scope } = await drive();
  await act(() =>
    allSettled(sampleRequested, {
      scope,
      params: { item: anItem({ isSample: true }), duration: 90 },
    }),
  );
  expect(await screen.findByText(formatClock(90), undefined, SOON)).toBeVisible();
  expect(screen.getByText(player.sample)).toBeVisible();
  expect(screen.getByRole('button', { name: playerOptions.drivingLeave })).toBeEnabled();
});

it('gives the focus back to the button that opened it', async () => {
  const { scope, router } = await drive();
  await act(() => allSettled(bookRequested, { scope, params: { item: anItem() } }));
  const leave = { name: playerOptions.drivingLeave };
  await screen.findByRole('button', leave, SOON);
  act(() => router.visit({ routeId: 'shop', path: '/', hash: '#player' }));
  expect(await screen.findByRole('button', { name: playerOptions.driving }, SOON)).toHaveFocus();
  // Later the full player opens with the focus on itself again.
  act(() => router.visit({ routeId: 'shop', path: '/' }));
  await screen.findByRole('region', { name: player.small });
  act(() => router.visit({ routeId: 'shop', path: '/', hash: '#player' }));
  expect(await screen.findByRole('region', { name: player.full })).toHaveFocus();
});
