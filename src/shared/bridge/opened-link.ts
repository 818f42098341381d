import { combine, createEvent, createStore, sample } from 'effector';

import { deepLinkReturn, type DeepLinkReturn } from '../routing/deep-link-return';
import { $location } from '../routing/location';
import { $nativeTab } from './native-state';

/** A deep link opened a page of this app; `path` is without its query. */
export const linkOpened = createEvent<{ readonly url: string; readonly path: string }>();
/** The user went back from the page of the deep link. */
export const deepLinkReturnTaken = createEvent();

interface ReturnTarget {
  /** The page that the link opened. */
  readonly path: string;
  /** The page to which 'back' leads from there. */
  readonly to: string;
}

const pathOf: Readonly<Record<DeepLinkReturn, string>> = {
  root: '/',
  profile: '/profile',
  clp: '/clp',
  subscription: '/subscription',
};

const $remembered = createStore<ReturnTarget | null>(null).reset(deepLinkReturnTaken);
sample({
  clock: linkOpened,
  source: $nativeTab,
  fn: (tab, { url, path }): ReturnTarget => ({ path, to: pathOf[deepLinkReturn(url, tab)] }),
  target: $remembered,
});

/**
 * The page to which 'back' leads from the current page if a deep link opened it; else null.
 * docs/behaviour.md#back-navigation
 */
export const $deepLinkReturnPath = combine($remembered, $location, (remembered, location) =>
  // A link may name its own page as the target; such a return would do nothing.
  remembered !== null && remembered.path === location?.path && remembered.to !== remembered.path
    ? remembered.to
    : null,
);
