import type { RouterAdapter } from '@/shared/routing/location';

import type { FakeRouter } from '../fake-router';
import type { stubPage } from '../stub-page';
import { locationOf } from './location-of';
import type { Trace } from './trace';

/** Has a fake router follow its navigations, through a history that begins at `address`. It traces each of them. */
export function giveHistory(
  { router, page }: { readonly router: FakeRouter; readonly page: ReturnType<typeof stubPage> },
  address: string,
  trace: Trace,
) {
  const entries = [address];
  let index = 0;
  const arrive = () => {
    page.window.history.state.idx = index;
    router.visit(locationOf(entries[index] ?? '/'));
  };
  const follow: RouterAdapter['navigate'] = (to, { replace } = {}) => {
    trace.add(replace ? 'replace' : 'navigate', to);
    queueMicrotask(() => {
      if (typeof to === 'number') index = Math.max(0, Math.min(entries.length - 1, index + to));
      else {
        if (!replace) index += 1;
        entries.splice(index, replace ? 1 : entries.length, to);
      }
      arrive();
    });
  };
  router.navigate = follow;
  return { arrive, follow };
}
