import { methods, type MethodName } from '@/shared/bridge/methods';

/** Handles a call with its converted arguments, and returns what the WebView returns to the page. */
export type Receive = (method: MethodName, args: Record<string, unknown>) => unknown;

/**
 * `window.AndroidBridge` as a WebView makes it from a Java object: a method is found by its name and its
 * number of arguments, works on that object only, and takes strings and ints only.
 */
export function androidObject(names: readonly MethodName[], receive: Receive): object {
  const bridge = {};
  for (const name of names) {
    Object.defineProperty(bridge, name, {
      configurable: true,
      enumerable: true,
      value: function (this: unknown, ...given: unknown[]): unknown {
        if (this !== bridge) {
          throw new Error("Java bridge method can't be invoked on a non-injected object");
        }
        const { parameters } = methods[name];
        if (given.length !== parameters.length) throw new Error('Method not found');
        const args = parameters.map((parameter, at) => [
          parameter.name,
          toJavaValue(given[at], parameter.type),
        ]);
        return receive(name, Object.fromEntries(args) as Record<string, unknown>);
      },
    });
  }
  return bridge;
}

function toJavaValue(value: unknown, type: 'string' | 'int'): unknown {
  if (type === 'int') return typeof value === 'number' ? Math.trunc(value) | 0 : 0;
  if (typeof value === 'string' || value === null) return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
