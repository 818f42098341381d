import { createEffect } from 'effector';

import { readHistoryState } from '../browser/history-state';

/**
 * Reads how many history entries of this app precede the current one. react-router numbers its entries in
 * the history's state; `history.length` counts those of other sites too.
 */
export const readHistoryDepthFx = createEffect((): number => {
  const state: unknown = readHistoryState();
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : 0;
});
