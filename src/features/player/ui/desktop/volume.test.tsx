import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { formatPercent } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';

import { $volume, volumePicked } from '../../model/volume';

import { Volume } from './volume';

it('shows what is to be heard: nothing while muted, and the chosen volume after that', async () => {
  const { scope } = await createTestScope();
  await allSettled(volumePicked, { scope, params: 0.7 });
  render(
    <Provider value={scope}>
      <Volume />
    </Provider>,
  );
  const slider = await screen.findByRole('slider', { name: player.volume });
  expect(slider).toHaveAttribute('aria-valuetext', formatPercent(0.7));
  await userEvent.click(screen.getByRole('button', { name: player.mute }));
  expect(slider).toHaveAttribute('aria-valuetext', formatPercent(0));
  expect(scope.getState($volume)).toBe(0.7);
  await userEvent.click(screen.getByRole('button', { name: player.unmute }));
  expect(slider).toHaveAttribute('aria-valuetext', formatPercent(0.7));
});

it('has its place before the platform has answered, and leaves it where the volume cannot be set', async () => {
  const { scope, engine } = await createTestScope();
  let answer = (_can: boolean) => {};
  engine.canSetVolume = () => new Promise((resolve) => void (answer = resolve));
  render(
    <Provider value={scope}>
      <Volume />
    </Provider>,
  );
  expect(screen.getByRole('slider', { name: player.volume })).toBeVisible();
  await act(async () => answer(false));
  expect(screen.queryByRole('slider')).toBeNull();
});
