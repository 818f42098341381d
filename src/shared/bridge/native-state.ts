import { createStore } from 'effector';

import { nativeStateReceived, tabChanged } from './native-events';

/** An update that would exceed this is ignored. */
const MAX_ENTRIES = 200;

/** Key-value state shared with the native wrapper. docs/native-bridge.md#nativestate */
export const $nativeState = createStore<Readonly<Record<string, unknown>>>({}).on(
  nativeStateReceived,
  (known, update) => {
    const merged = { ...known, ...update };
    return Object.keys(merged).length > MAX_ENTRIES ? known : merged;
  },
);

/** The tab of the native bar; null until the wrapper reports one. */
export const $nativeTab = createStore<string | null>(null).on(tabChanged, (_, { tab }) => tab);
