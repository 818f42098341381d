import { createEffect } from 'effector';

/**
 * WebKit takes at most 100 new addresses in 30 s and refuses more by a SecurityError. The router would answer with a
 * load of the whole page, which ends the sound. From now on a refusal only leaves the old address in the bar.
 * Rule: docs/faults.md#i3
 */
export const bearRefusedAddressesFx = createEffect((): void => {
  const { history } = window;
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...entry) => {
      try {
        change(...entry);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
      }
    };
  }
});
