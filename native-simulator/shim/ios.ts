import type { MethodName } from '@/shared/bridge/methods';
import type { Receive } from './android';

/** The handlers of `window.webkit.messageHandlers` as WKWebView makes them. They return nothing. */
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

/** One handler: requires an argument that can be cloned, and works on its own object only. */
export function messageHandlerOf(receive: (body: unknown) => void): object {
  const handler = {
    postMessage(this: unknown, ...given: unknown[]): void {
      if (this !== handler) {
        throw new TypeError(
          'Can only call UserMessageHandler.postMessage on instances of UserMessageHandler',
        );
      }
      if (given.length === 0) throw new TypeError('Not enough arguments');
      // Throws a DataCloneError for data that WKWebView cannot pass on, such as a function.
      receive(structuredClone(given[0]));
    },
  };
  return handler;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
