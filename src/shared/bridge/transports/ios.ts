import type { NativeBridge } from '../call-native';
import { methodNames, type MethodName } from '../methods';

/**
 * The wrapper for iOS, or null where there is none: one message handler a method. `window.webkit`
 * alone is no wrapper of ours, and neither is a handler of another name.
 */
export function iosBridge(host: object): NativeBridge | null {
  const handlers = property(property(host, 'webkit'), 'messageHandlers');
  const has = (method: MethodName) =>
    typeof property(property(handlers, method), 'postMessage') === 'function';
  if (!methodNames.some(has)) return null;
  return {
    platform: 'ios',
    has,
    send({ method, args }) {
      const handler = property(handlers, method);
      const post = property(handler, 'postMessage');
      if (typeof post !== 'function') throw new TypeError(`No handler ${method}`);
      // Without an argument it would fail. What it gives back is no answer.
      Reflect.apply(post, handler, [{ ...args }]);
    },
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
