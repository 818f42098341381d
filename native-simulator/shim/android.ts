import { methods, type MethodName } from '@/shared/bridge/methods';

/** Takes a call in the form in which it crossed over; gives what the WebView hands back. */
export type Receive = (method: MethodName, args: Record<string, unknown>) => unknown;

/**
 * `window.AndroidBridge` as a WebView makes it of a Java object: a method is found by its name and the
 * count of its arguments, only on that object; strings and ints cross over and nothing else.
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
          crossOver(given[at], parameter.type),
        ]);
        return receive(name, Object.fromEntries(args) as Record<string, unknown>);
      },
    });
  }
  return bridge;
}

function crossOver(value: unknown, type: 'string' | 'int'): unknown {
  if (type === 'int') return typeof value === 'number' ? Math.trunc(value) | 0 : 0;
  if (typeof value === 'string' || value === null) return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
