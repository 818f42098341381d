/**
 * A script of its own that runs before anything else of the page, in the environments that may have a
 * native wrapper (vite.config.ts). The wrapper may send events from the first line on. They wait here
 * until the app has started (src/shared/bridge/inbox.ts). `window.WebBridge` also tells the app to look
 * for a wrapper (src/app/start/mount.tsx).
 */
import { isEventName } from '@/shared/bridge/event-names';

/** A real wrapper sends fewer events than this before the app starts; the rest is ignored. */
const MAX_WAITING_EVENTS = 100;
const MAX_PAYLOAD_LENGTH = 65_536;

const waiting: unknown[][] = [];
if ('AndroidBridge' in window || 'webkit' in window) {
  window.WebBridge = {
    waiting,
    receiveEvent: (name, payload) =>
      isEventName(name) &&
      // Nothing is open yet that the back key could close.
      name !== 'backPressed' &&
      (typeof payload !== 'string' || payload.length <= MAX_PAYLOAD_LENGTH) &&
      waiting.length < MAX_WAITING_EVENTS &&
      waiting.push([name, payload]) > 0,
  };
}
