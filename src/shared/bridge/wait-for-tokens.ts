import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { callAfter } from '../browser/wait';
import type { NativeResult } from './call-native';
import { tokenInjected } from './native-events';
import type { TokenSet } from './token-set';

/** Time limit of the event by which iOS answers `getTokens`. A later `tokenInjected` still counts. */
const MAX_WAIT_MS = 3000;

type Waiter = (set: TokenSet) => void;
const waiterAdded = createEvent<Waiter>();
const $waiters = createStore<readonly Waiter[]>([], { serialize: 'ignore' }).on(
  waiterAdded,
  (waiters, waiter) => [...waiters, waiter],
);

const notifyFx = attach({
  source: $waiters,
  effect: (waiters, set: TokenSet) => {
    for (const waiter of waiters) waiter(set);
  },
});
sample({ clock: tokenInjected, target: notifyFx });
$waiters.reset(notifyFx.finally);

/** Resolves with the next token set, or with the failure `timeout` after `MAX_WAIT_MS`. */
export const waitForTokensFx = createEffect(
  (): Promise<NativeResult> =>
    new Promise((resolve) => {
      const cancel = callAfter(MAX_WAIT_MS, () => {
        resolve({ ok: false, code: 'timeout', method: 'getTokens' });
      });
      waiterAdded((set) => {
        cancel();
        resolve({ ok: true, data: set.token.trim() === '' ? null : set });
      });
    }),
);
