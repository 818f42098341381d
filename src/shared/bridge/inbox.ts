import { attach, createEvent, createStore, sample, scopeBind } from 'effector';

import { eventDeclined, nativeEventReceived } from './native-events';
import type { NativeEvent } from './events';
import { parseMessage } from './parse-message';

/** Receives the messages of the native wrapper. */
export interface NativeInbox {
  /** Passes events to the listener, beginning with those that have waited. */
  open(listener: (event: NativeEvent) => void, refused: (name: string) => void): void;
  /** The app cannot use the current event, so `receiveEvent` returns `false`. */
  decline(): void;
}

/** The only object that a wrapper calls. An early script of the page creates it. docs/native-bridge.md#objects */
export interface WebBridge {
  receiveEvent(name: unknown, payload?: unknown): boolean;
  /** Names and payloads that arrived before the app had loaded. */
  readonly waiting?: readonly (readonly unknown[])[];
}

/** The inbox of this scope; null on the web. Stateful, so it is injected and not imported. */
export const $inbox = createStore<NativeInbox | null>(null, { serialize: 'ignore' });

/** A message was not a valid event; the payload is its name, truncated. */
export const messageRefused = createEvent<string>();

/** Starts to receive the wrapper's events; called once, when the app starts. */
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

/** Creates the inbox at `host.WebBridge`; it replaces the early script's one when it opens. */
export function createInbox(host: Pick<Window, 'WebBridge'>): NativeInbox {
  let isAccepted = true;
  return {
    open(listener, refused) {
      const receiveEvent = (name: unknown, payload?: unknown): boolean => {
        try {
          const event = parseMessage(name, payload);
          if (event === null) refused(nameOf(name));
          isAccepted = event !== null;
          // The listener is synchronous: `decline` has been called when it returns.
          if (event !== null) listener(event);
          return isAccepted;
        } catch {
          return false;
        }
      };
      const waiting = host.WebBridge?.waiting ?? [];
      host.WebBridge = { receiveEvent };
      for (const [name, payload] of waiting) receiveEvent(name, payload);
    },
    decline() {
      isAccepted = false;
    },
  };
}

const MAX_NAME_LENGTH = 40;

function nameOf(name: unknown): string {
  return typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : typeof name;
}

declare global {
  interface Window {
    WebBridge?: WebBridge;
  }
}
