import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { uncaughtThrown, watchUncaughtFx } from './uncaught';

it('tells what nobody caught: errors, refused promises, and errors that are words alone', async () => {
  const scope = fork();
  const thrown = watchCalls(uncaughtThrown, scope);
  await allSettled(watchUncaughtFx, { scope });
  const error = new Error('broken');

  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));

  expect(thrown).toEqual([error, 'Script error.', 'refused']);
});
