import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it, vi } from 'vitest';

import type { InstallPrompt } from '@/shared/browser/early-install';
import { installOffered } from '@/shared/browser/install';
import { common } from '@/shared/i18n/fa/common';
import { install } from '@/shared/i18n/fa/install';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import InstallHint from './hint';
import { installClicked, installHintClosed, installReasonGiven } from './model';

afterEach(() => void vi.restoreAllMocks());

/** The hint on a page behind a book that was heard: in Safari, or in a browser that offers to install. */
async function show(isSafari: boolean) {
  const { scope, router } = await createTestScope();
  if (isSafari) {
    const agent = 'iPhone AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await allSettled(pageModelsStarted, { scope });
  const prompt = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => ({ outcome: 'accepted' }),
  }) as InstallPrompt;
  if (!isSafari) await allSettled(installOffered, { scope, params: prompt });
  await allSettled(installReasonGiven, { scope });
  router.visit({ routeId: 'library', path: '/library' });
  await allSettled(scope);
  render(
    <Provider value={scope}>
      <InstallHint />
    </Provider>,
  );
  return {
    asked: watchCalls(installClicked, scope),
    closed: watchCalls(installHintClosed, scope),
  };
}
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));

it('offers to install where the browser can ask, and asks', async () => {
  const { asked, closed } = await show(false);
  expect(screen.getByRole('status')).toHaveTextContent(install.offer);
  await press(install.install);
  expect([asked.length, closed.length]).toEqual([1, 0]);
});

it.each([false, true])('is closed by its button (in Safari: %s)', async (isSafari) => {
  const { asked, closed } = await show(isSafari);
  await press(common.close);
  expect([asked.length, closed.length]).toEqual([0, 1]);
  expect(screen.queryByRole('region', { name: install.label })).toBeNull();
});

it('says how to install in Safari, which cannot ask', async () => {
  await show(true);
  expect(screen.getByRole('region', { name: install.label })).toHaveTextContent(install.howTo);
  expect(screen.queryByRole('button', { name: install.install })).toBeNull();
});
