import { act, fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { screenIndicator, smallIndicator } from '@/entities/loading/indicators';
import { installReasonGiven } from '@/features/install-hint/model';
import { versionWaiting } from '@/shared/browser/app-worker';
import type { InstallPrompt } from '@/shared/browser/early-install';
import { installOffered } from '@/shared/browser/install';
import { appUpdate } from '@/shared/i18n/fa/app-update';
import { install } from '@/shared/i18n/fa/install';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { pressedCover } from '@/shared/ui/cover/cover-flight';
import { renderPage } from '@/testing/render-page';

import Overlays from './overlays';

/** Far more than a slow machine needs to load the code of a part. */
const SOON = { timeout: 20_000 };

const show = () => renderPage(<Overlays />, { routeId: 'profile', path: '/profile' });

it.each([
  ['the small card', smallIndicator],
  ['the cover of the screen', screenIndicator],
])('shows %s while something is waited for', async (_, indicator) => {
  const { scope } = await show();
  expect(screen.queryByText('Wait')).toBeNull();
  const params = { text: 'Wait', hidesItself: false };
  await act(() => allSettled(indicator.started, { scope, params }));
  expect(screen.getByText('Wait').closest('[role=status]')).not.toBeNull();
});

it('lists the keys of the player at a question mark', async () => {
  await show();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', undefined, SOON)).toBeInTheDocument();
});

it('offers to install the app, and a new version instead of that', async () => {
  const { scope, router } = await show();
  const prompt = new Event('beforeinstallprompt') as InstallPrompt;
  await act(async () => {
    await allSettled(pageModelsStarted, { scope });
    await allSettled(installOffered, { scope, params: prompt });
    await allSettled(installReasonGiven, { scope });
    router.visit({ routeId: 'library', path: '/library' });
    await allSettled(scope);
  });
  expect(await screen.findByRole('region', { name: install.label }, SOON)).toBeVisible();
  await act(() => allSettled(versionWaiting, { scope }));
  expect(await screen.findByRole('region', { name: appUpdate.label }, SOON)).toBeVisible();
  expect(screen.queryByRole('region', { name: install.label })).toBeNull();
});

it('remembers the cover of a pressed link, which moves to the page of its book', async () => {
  await renderPage(
    <>
      <a href="/pdp/1001">
        <span data-kind="book">
          <img alt="Divan" />
        </span>
      </a>
      <Overlays />
    </>,
    { routeId: 'profile', path: '/profile' },
  );
  const stayHere = (event: Event) => event.preventDefault();
  document.addEventListener('click', stayHere);
  const picture = screen.getByRole('img', { name: 'Divan' });
  Object.defineProperty(picture, 'currentSrc', { value: '/cover' });
  fireEvent.click(picture);
  document.removeEventListener('click', stayHere);
  expect(pressedCover('/pdp/1001')).toBe('/cover');
});
