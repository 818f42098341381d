import { attach } from 'effector';

import { $router, type NavigateOptions } from './location';

export interface Navigation extends NavigateOptions {
  /** A path of this app (`/pdp/1001`), or a number of history entries (-1 is back). */
  readonly to: string | number;
}

/** Models change the address by this effect only. */
export const navigateFx = attach({
  source: $router,
  effect: (router, { to, ...options }: Navigation) => {
    router?.navigate(to, options);
  },
});
