import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { waitForMeaningfulPaintFx } from '@/shared/browser/meaningful-paint';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { heldAnswer } from '@/testing/held-answer';

import { appStarted } from '../../start/app-started';
import './app-lifecycle';

/** Starts the app in a wrapper; the first paint comes when the test says so. */
async function start() {
  const paint = heldAnswer<undefined>();
  const scope = fork({
    handlers: [
      [waitForMeaningfulPaintFx, paint.answer],
      [reloadPageFx, () => undefined],
    ],
  });
  const calls = await connectFakeWrapper(scope);
  const started = allSettled(appStarted, { scope });
  return { scope, paint, calls, started };
}

it('hides the splash screen once, after the first meaningful paint', async () => {
  const { paint, calls, started } = await start();
  await Promise.resolve();
  expect(calls).toEqual([]);
  paint.give(undefined);
  await started;
  expect(calls).toEqual([{ method: 'hidePreloader', args: {} }]);
});

it('hides the splash screen also when the page fails to paint', async () => {
  const { paint, calls, started } = await start();
  paint.fail(new Error('No page'));
  await started;
  expect(calls).toHaveLength(1);
});

it('shows the splash screen again before a reload', async () => {
  const { scope, paint, calls, started } = await start();
  paint.give(undefined);
  await started;
  await allSettled(reloadPageFx, { scope });
  expect(calls.map(({ method }) => method)).toEqual(['hidePreloader', 'showPreloader']);
});
