import { useCallback, type RefCallback } from 'react';

/**
 * A ref for the button that opens the full player. Where the full player has just shrunk (`takesFocus`) and its focus went
 * with it, the button takes the focus, so that a keyboard goes on there.
 */
export function useFocusIfLost(takesFocus: boolean): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (takesFocus && document.activeElement === document.body) button?.focus();
    },
    [takesFocus],
  );
}
