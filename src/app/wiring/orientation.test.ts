import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments, type EnvironmentName } from '@/shared/config/environments';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { stubPage } from '@/testing/stub-page';

import './orientation';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Device {
  environment?: EnvironmentName;
  /** How the installed app is shown; a tab by default. */
  displayMode?: 'standalone' | 'fullscreen';
  isFullScreen?: boolean;
  lock?: () => Promise<void>;
}

async function open(device: Device = {}) {
  const { environment = 'pwa', displayMode, isFullScreen = false } = device;
  const lock = vi.fn(device.lock ?? (() => Promise.resolve()));
  const page = stubPage();
  const screened = Object.assign(page.document, { fullscreenElement: isFullScreen ? {} : null });
  const matchMedia = (query: string) => ({
    matches: displayMode !== undefined && query.includes(`(display-mode: ${displayMode})`),
  });
  Object.assign(page.window, { matchMedia, screen: { orientation: { lock } } });
  const row = environments.find(({ name }) => name === environment)!;
  const scope = fork({ values: [[$environment, row]] });
  await allSettled(pageModelsStarted, { scope });
  const goFullScreen = async () => {
    screened.fullscreenElement = {};
    page.document.dispatchEvent(new Event('fullscreenchange'));
    await allSettled(scope);
  };
  return { lock, goFullScreen };
}

it.each(['standalone', 'fullscreen'] as const)(
  'is asked for by the installed web app that is shown as %s',
  async (displayMode) => {
    const { lock } = await open({ displayMode });
    expect(lock.mock.calls).toEqual([['landscape']]);
  },
);

it('is asked for as soon as the page fills the screen, not in a tab', async () => {
  const { lock, goFullScreen } = await open();
  expect(lock).not.toHaveBeenCalled();
  await goFullScreen();
  expect(lock.mock.calls).toEqual([['landscape']]);
});

it.each<EnvironmentName>(['webview-new', 'landing-webview-dev'])(
  'is not asked for in %s',
  async (environment) => {
    const { lock, goFullScreen } = await open({ environment, displayMode: 'standalone' });
    await goFullScreen();
    expect(lock).not.toHaveBeenCalled();
  },
);

it('changes nothing where it is refused', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotSupportedError'));
  const { lock, goFullScreen } = await open({ displayMode: 'standalone', lock: refuse });
  await goFullScreen();
  expect(lock).toHaveBeenCalledTimes(2);
});
