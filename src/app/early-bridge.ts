/**
 * Runs before anything else of the page, in the environments that may have a native wrapper around
 * them (vite.config.ts). A wrapper may speak from the first line on: what it says waits here until the
 * app has started (src/shared/bridge/inbox.ts), which also takes this object as the sign to look for
 * a wrapper (mount.tsx).
 */
import { isEventName } from '@/shared/bridge/event-names';

/** A wrapper that waits for the app says less than this; the rest is noise. */
const MOST_WAITING = 100;
const LONGEST = 65_536;

const waiting: unknown[][] = [];
if ('AndroidBridge' in window || 'webkit' in window) {
  window.WebBridge = {
    waiting,
    receiveEvent: (name, payload) =>
      isEventName(name) &&
      // Nothing is open yet that a way back could close.
      name !== 'backPressed' &&
      (typeof payload !== 'string' || payload.length <= LONGEST) &&
      waiting.length < MOST_WAITING &&
      waiting.push([name, payload]) > 0,
  };
}
