import { attach, createEffect } from 'effector';

import { $router, type NavigateOptions, type RouterAdapter } from './location';

export interface Navigation extends NavigateOptions {
  /** A path of this app (`/pdp/1001`), or a number of history entries (-1 is back). */
  readonly to: string | number;
}

const callRouterFx = createEffect(
  ({ router, to, ...options }: Navigation & { router: RouterAdapter | null }) => {
    router?.navigate(to, options);
  },
);

/** The one way by which models change the address. */
export const navigateFx = attach({
  source: $router,
  mapParams: (navigation: Navigation, router) => ({ ...navigation, router }),
  effect: callRouterFx,
});
