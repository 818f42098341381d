import type { MethodName } from '@/shared/bridge/methods';
import type { Receive } from './android';

/** The handlers of `window.webkit.messageHandlers` as WKWebView makes them. None gives an answer. */
export function messageHandlers(
  names: readonly MethodName[],
  receive: Receive,
): Record<string, object> {
  const handlers: Record<string, object> = {};
  for (const name of names) {
    handlers[name] = messageHandlerOf((body) => {
      receive(name, isRecord(body) ? body : { body });
    });
  }
  return handlers;
}

/** One handler: needs its argument and its own object, and takes what can be cloned. */
export function messageHandlerOf(receive: (body: unknown) => void): object {
  const handler = {
    postMessage(this: unknown, ...given: unknown[]): void {
      if (this !== handler) {
        throw new TypeError(
          'Can only call UserMessageHandler.postMessage on instances of UserMessageHandler',
        );
      }
      if (given.length === 0) throw new TypeError('Not enough arguments');
      // Throws a DataCloneError at what can't cross over, a function for one.
      receive(structuredClone(given[0]));
    },
  };
  return handler;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
