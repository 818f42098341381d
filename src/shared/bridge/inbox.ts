import { attach, createEvent, createStore, sample, scopeBind } from 'effector';

import { eventDeclined, nativeEventReceived } from './native-events';
import type { NativeEvent } from './events';
import { parseMessage } from './parse-message';

/** The native wrapper's way into the app. */
export interface NativeInbox {
  /** From now on events arrive here, first those that have waited for it. */
  open(listener: (event: NativeEvent) => void, refused: (name: string) => void): void;
  /** The event that is just being handed on is of no use: the wrapper is told `false`. */
  decline(): void;
}

/** What the page has from its first line on (src/app/early-bridge.ts); the only thing that a wrapper calls. */
export interface WebBridge {
  receiveEvent(name: unknown, payload?: unknown): boolean;
  /** Name and payload of what came before the app was there. */
  readonly waiting?: readonly (readonly unknown[])[];
}

/** The inbox of this scope; null on the web. Stateful, so it is injected and not imported. */
export const $inbox = createStore<NativeInbox | null>(null, { serialize: 'ignore' });

/** Someone sent what is no event of a wrapper; tells its name, shortened. */
export const messageRefused = createEvent<string>();

/** Begins to take the wrapper's events in. Started once, when the app starts. */
export const openInboxFx = attach({
  source: $inbox,
  effect: (inbox) => {
    inbox?.open(
      scopeBind(nativeEventReceived, { safe: true }),
      scopeBind(messageRefused, { safe: true }),
    );
  },
});

const declineFx = attach({ source: $inbox, effect: (inbox) => inbox?.decline() });
sample({ clock: eventDeclined, target: declineFx });

/** An inbox at `host.WebBridge`: that of the early script gives way to it as it opens. */
export function createInbox(host: Pick<Window, 'WebBridge'>): NativeInbox {
  let isOfUse = true;
  return {
    open(listener, refused) {
      const receiveEvent = (name: unknown, payload?: unknown): boolean => {
        try {
          const event = parseMessage(name, payload);
          if (event === null) refused(nameOf(name));
          isOfUse = event !== null;
          // The listener works at once, so that whoever declines has done so when it returns.
          if (event !== null) listener(event);
          return isOfUse;
        } catch {
          return false;
        }
      };
      const waiting = host.WebBridge?.waiting ?? [];
      host.WebBridge = { receiveEvent };
      for (const [name, payload] of waiting) receiveEvent(name, payload);
    },
    decline() {
      isOfUse = false;
    },
  };
}

const LONGEST_NAME = 40;

function nameOf(name: unknown): string {
  return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : typeof name;
}

declare global {
  interface Window {
    WebBridge?: WebBridge;
  }
}
