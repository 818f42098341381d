import { installShim } from '../install';
import type { Launch } from '../launch';

interface Host {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  AndroidBridge?: Record<string, (...args: unknown[]) => unknown>;
  Android?: Record<string, (...args: unknown[]) => unknown>;
  webkit?: { messageHandlers: Record<string, { postMessage(...args: unknown[]): unknown }> };
  WebBridge?: { receiveEvent(name: unknown, payload?: unknown): boolean };
}

/**
 * A page in a wrapper, whose app takes every event.
 * @param tab what the session storage of the page's tab has; a new tab by default
 */
export function launched(
  launch: Partial<Launch> & Pick<Launch, 'platform'>,
  tab = new Map<string, string>(),
) {
  const received: [unknown, unknown][] = [];
  const host: Host = {
    sessionStorage: {
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
    },
    WebBridge: {
      receiveEvent: (name, payload) => {
        received.push([name, payload]);
        return true;
      },
    },
  };
  const sim = installShim(host, { client: '10', ...launch });
  const android = host.AndroidBridge ?? {};
  const ios = host.webkit?.messageHandlers ?? {};
  return { host, sim, received, android, ios };
}
