import { combine, createEvent, createStore, sample } from 'effector';

import { deepLinkReturn, type DeepLinkReturn } from '../routing/deep-link-return';
import { $location } from '../routing/location';
import { $nativeTab } from './native-state';

/** A page of this app is opened by a link from outside; `path` without its query. */
export const linkOpened = createEvent<{ readonly url: string; readonly path: string }>();
/** The remembered way back was taken. */
export const wayBackTaken = createEvent();

interface WayBack {
  /** The page that the link opened. */
  readonly path: string;
  /** Where the way back leads from there. */
  readonly to: string;
}

const pathOf: Readonly<Record<DeepLinkReturn, string>> = {
  root: '/',
  profile: '/profile',
  clp: '/clp',
  subscription: '/subscription',
};

const $remembered = createStore<WayBack | null>(null).reset(wayBackTaken);
sample({
  clock: linkOpened,
  source: $nativeTab,
  fn: (tab, { url, path }): WayBack => ({ path, to: pathOf[deepLinkReturn(url, tab)] }),
  target: $remembered,
});

/**
 * Where the way back leads from the page that is open now, when a link from outside has opened it;
 * else null (product spec, section 2, 'Back navigation').
 */
export const $wayBack = combine($remembered, $location, (remembered, location) =>
  // A link can name its own page as the way back: that leads nowhere.
  remembered !== null && remembered.path === location?.path && remembered.to !== remembered.path
    ? remembered.to
    : null,
);
