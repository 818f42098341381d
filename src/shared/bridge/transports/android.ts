import type { NativeBridge } from '../call-native';
import { methodNames, methods, type MethodName, type NativeCall } from '../methods';

/**
 * The wrapper for Android, or null where there is none. Its WebView finds a Java method by name and
 * count of arguments, and only on its own object: nothing is left out, added, or taken off it.
 * Some partner's browser has another `window.Android`, which is not ours.
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
