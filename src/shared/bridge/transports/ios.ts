import type { NativeBridge } from '../call-native';
import { methodNames, type MethodName } from '../methods';

/**
 * The iOS wrapper, or null without one. Each method is a message handler. Other apps have
 * `window.webkit` and handlers too, so only our method names count. docs/native-bridge.md#platforms
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
      // `postMessage` fails without an argument. Its return value is not an answer.
      Reflect.apply(post, handler, [{ ...args }]);
    },
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
