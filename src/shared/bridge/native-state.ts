import { createStore } from 'effector';

import { nativeStateReceived, tabChanged } from './native-events';

/** A bag with more entries takes no new ones. */
const MOST_ENTRIES = 200;

/** What the wrapper shares with the app (product spec, section 3, 'Native state'). */
export const $nativeState = createStore<Readonly<Record<string, unknown>>>({}).on(
  nativeStateReceived,
  (bag, more) => {
    const merged = { ...bag, ...more };
    return Object.keys(merged).length > MOST_ENTRIES ? bag : merged;
  },
);

/** The tab of the native bar; null until one was told. */
export const $nativeTab = createStore<string | null>(null).on(tabChanged, (_, { tab }) => tab);
