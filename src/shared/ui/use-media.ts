import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; false where the browser has none, and on the server. Old browsers need `min-width`, not `>=`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChanged: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChanged);
      return () => list?.removeEventListener('change', onChanged);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false, never);
}

/** From this width on there is a sidebar and a full-width player. Rule: docs/behaviour.md#desktop */
export const desktopQuery = '(min-width: 900px)';
/** The full player of the desktop needs some height too; a phone in landscape has the phone's. */
export const largeViewQuery = '(min-width: 900px) and (min-height: 520px)';

const never = () => false;

function listOf(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
