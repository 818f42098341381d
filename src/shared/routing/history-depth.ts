import { createEffect } from 'effector';

/**
 * How many entries of this app lie behind the current one. react-router numbers its entries in the
 * history's state; `history.length` counts those of other sites too.
 */
export const readHistoryDepthFx = createEffect((): number => {
  const state: unknown = window.history.state;
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : 0;
});
