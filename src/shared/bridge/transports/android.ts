import type { NativeBridge } from '../call-native';
import { methodNames, methods, type MethodName, type NativeCall } from '../methods';

/**
 * The Android wrapper, or null without one. Its WebView finds a Java method by its name and number of
 * arguments, and only with the bridge object as `this`. `window.Android` belongs to a partner's browser
 * and is ignored. docs/native-bridge.md#platforms
 */
export function androidBridge(host: object): NativeBridge | null {
  const object: unknown = Reflect.get(host, 'AndroidBridge');
  if (typeof object !== 'object' || object === null) return null;
  const has = (method: MethodName) => typeof Reflect.get(object, method) === 'function';
  if (!methodNames.some(has)) return null;
  return {
    platform: 'android',
    has,
    send(call) {
      const method: unknown = Reflect.get(object, call.method);
      if (typeof method !== 'function') throw new TypeError(`No method ${call.method}`);
      return Reflect.apply(method, object, inOrder(call)) as unknown;
    },
  };
}

function inOrder(call: NativeCall): unknown[] {
  return methods[call.method].parameters.map(({ name }) => Reflect.get(call.args, name) as unknown);
}
