import { useEffect } from 'react';

/**
 * Keeps the screen awake while the component is mounted. The browser gives the lock back whenever the page is
 * hidden, so it is requested again when the page is shown. Without the API nothing happens.
 */
export function useWakeLock(): void {
  useEffect(() => {
    // Old browsers and plain http have none, whatever the types say.
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // Refused, by an empty battery for example: the screen follows the device's own rules.
      }
    };
    const shown = () => void request();
    shown();
    document.addEventListener('visibilitychange', shown);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', shown);
      void lock?.release();
    };
  }, []);
}
