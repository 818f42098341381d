import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { pageShown, watchPageShownFx } from './page-shown';

it('reports when the page is seen again, and not when it is hidden', async () => {
  const scope = fork();
  const shown = watchCalls(pageShown, scope);
  await allSettled(watchPageShownFx, { scope });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toHaveLength(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toHaveLength(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(shown).toHaveLength(2);
});
