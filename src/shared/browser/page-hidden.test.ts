import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { pageHidden, watchPageHiddenFx } from './page-hidden';

it('reports when the page is hidden or closed, and not when it is shown', async () => {
  const scope = fork();
  const hidden = watchCalls(pageHidden, scope);
  await allSettled(watchPageHiddenFx, { scope });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hidden).toHaveLength(0);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hidden).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(hidden).toHaveLength(2);
});
