import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import type { NativeResult } from './call-native';
import { tokenInjected } from './native-events';
import type { TokenSet } from './token-set';

/** iOS answers `getTokens` with an event; one that comes later still counts, as any other does. */
const LONGEST_MS = 3000;

type Waiter = (set: TokenSet) => void;
const waiterCame = createEvent<Waiter>();
const $waiters = createStore<readonly Waiter[]>([], { serialize: 'ignore' }).on(
  waiterCame,
  (waiters, waiter) => [...waiters, waiter],
);

const tellFx = attach({
  source: $waiters,
  effect: (waiters, set: TokenSet) => {
    for (const waiter of waiters) waiter(set);
  },
});
sample({ clock: tokenInjected, target: tellFx });
$waiters.reset(tellFx.finally);

/** Waits for the next token set, 3 s at most. */
export const waitForTokensFx = createEffect(
  (): Promise<NativeResult> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve({ ok: false, code: 'timeout', method: 'getTokens' });
      }, LONGEST_MS);
      waiterCame((set) => {
        clearTimeout(timer);
        resolve({ ok: true, data: set.token.trim() === '' ? null : set });
      });
    }),
);
