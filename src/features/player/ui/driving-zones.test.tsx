import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';

import { $position } from '../model/position';
import { bookRequested } from '../model/queue';

import { DrivingZones } from './driving-zones';

it('goes back, plays and goes forward by thirds of the screen that say so', async () => {
  const visit = { routeId: 'shop', path: '/' };
  const { scope, engine } = await renderPage(<DrivingZones />, visit, { answers: playerAnswers });
  await act(async () => {
    await allSettled(bookRequested, { scope, params: { item: anItem() } });
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 20, duration: 100 });
  });
  const zones = screen.getAllByRole('button');
  expect(zones.map((zone) => zone.getAttribute('aria-label'))).toEqual([
    player.back,
    player.pause,
    player.forward,
  ]);
  await userEvent.click(screen.getByRole('button', { name: player.forward }));
  expect(scope.getState($position)).toBe(50);
  await userEvent.click(screen.getByRole('button', { name: player.back }));
  expect(scope.getState($position)).toBe(40);
  await userEvent.click(screen.getByRole('button', { name: player.pause }));
  expect(engine.calls.at(-1)).toEqual(['pause']);
});
