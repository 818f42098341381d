import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { bufferUncaught } from './early-uncaught';
import { uncaughtThrown, watchUncaughtFx } from './uncaught';

it('reports uncaught errors, rejections and bare messages, also from before it started', async () => {
  const scope = fork();
  const thrown = watchCalls(uncaughtThrown, scope);
  const error = new Error('broken');
  bufferUncaught();

  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(thrown).toEqual([]);
  await allSettled(watchUncaughtFx, { scope });
  expect(thrown).toEqual([error]);

  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  expect(thrown).toEqual([error, 'Script error.', 'refused']);
});
