import { attach } from 'effector';

import { methods, type MethodName } from '@/shared/bridge/methods';
import { windowOf } from '../phone/sim-port';
import { $frames } from './frames';

/**
 * Calls a method on the bridge of a phone's page, as the app does; resolves to the return value as text.
 * @throws a SyntaxError for arguments that are not JSON, and the errors of the bridge
 */
export const tryMethodFx = attach({
  source: $frames,
  effect: (
    frames,
    { phone, method, json }: { phone: number; method: MethodName; json: string },
  ) => {
    const args = JSON.parse(json) as object;
    const page: object = windowOf(frames[phone]) ?? {};
    const android = member(page, 'AndroidBridge');
    if (android) {
      const values = methods[method].parameters.map(
        ({ name }) => Reflect.get(args, name) as unknown,
      );
      return textOf(call(android, method, values));
    }
    const handler = member(member(member(page, 'webkit'), 'messageHandlers'), method);
    if (!handler) throw new TypeError(`The bridge has no method ${method}`);
    return textOf(call(handler, 'postMessage', [args]));
  },
});

function member(object: object | undefined, name: string): object | undefined {
  const value: unknown = object && Reflect.get(object, name);
  return typeof value === 'object' && value !== null ? value : undefined;
}

function call(object: object, name: string, values: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(object, name);
  if (typeof method !== 'function') throw new TypeError(`The bridge has no method ${name}`);
  return Reflect.apply(method, object, values) as unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
