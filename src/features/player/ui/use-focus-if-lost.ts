import { useCallback, type RefCallback } from 'react';

/**
 * A ref for the button that opens the full player or driving mode. Where that has just been left (`takesFocus`) and its focus
 * went with it, the button takes the focus, so that a keyboard goes on there.
 */
export function useFocusIfLost(takesFocus: boolean): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (takesFocus && document.activeElement === document.body) button?.focus();
    },
    [takesFocus],
  );
}
