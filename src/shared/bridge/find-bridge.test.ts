import { describe, expect, it, vi } from 'vitest';

import { findBridge } from './find-bridge';

const login = { method: 'openLoginPage', args: {} } as const;
const share = {
  method: 'share',
  args: { url: 'https://shenidar.test/pdp/1', text: 'A text', title: 'A title' },
} as const;

describe('the Android wrapper', () => {
  it('gets the arguments of a method in their order, on the bridge object', () => {
    const object = {
      received: [] as unknown[],
      share(...args: unknown[]) {
        this.received.push(...args);
        return 'an answer';
      },
    };
    const bridge = findBridge({ AndroidBridge: object });
    expect(bridge?.platform).toBe('android');
    expect(bridge?.send(share)).toBe('an answer');
    expect(object.received).toEqual(['A title', 'A text', 'https://shenidar.test/pdp/1']);
  });

  it('has exactly its own methods', () => {
    const bridge = findBridge({ AndroidBridge: { share: vi.fn(), exit: 'not a function' } });
    expect(bridge?.has('share')).toBe(true);
    expect(bridge?.has('exit')).toBe(false);
    expect(() => bridge?.send(login)).toThrow(new TypeError('No method openLoginPage'));
  });

  it('may get a method later, as it does after an update of the app', () => {
    const object: Record<string, unknown> = { share: vi.fn() };
    const bridge = findBridge({ AndroidBridge: object });
    object['exit'] = vi.fn();
    expect(bridge?.has('exit')).toBe(true);
  });

  it('is preferred to handlers of iOS', () => {
    const host = {
      AndroidBridge: { share: vi.fn() },
      webkit: { messageHandlers: { share: { postMessage: vi.fn() } } },
    };
    expect(findBridge(host)?.platform).toBe('android');
  });
});

describe('the iOS wrapper', () => {
  it('gets one object with the named arguments, on the handler', () => {
    const handler = {
      received: [] as unknown[],
      postMessage(message: unknown) {
        this.received.push(message);
        return 'not an answer';
      },
    };
    const bridge = findBridge({ webkit: { messageHandlers: { share: handler } } });
    expect(bridge?.platform).toBe('ios');
    expect(bridge?.send(share)).toBeUndefined();
    expect(handler.received).toEqual([share.args]);
    expect(handler.received[0]).not.toBe(share.args);
  });

  it('has exactly the methods with a handler', () => {
    const messageHandlers = { share: { postMessage: vi.fn() }, exit: {} };
    const bridge = findBridge({ webkit: { messageHandlers } });
    expect(bridge?.has('share')).toBe(true);
    expect(bridge?.has('exit')).toBe(false);
    expect(bridge?.has('rateApp')).toBe(false);
    expect(() => bridge?.send(login)).toThrow(new TypeError('No handler openLoginPage'));
  });
});

it.each<[string, object]>([
  ['no wrapper', {}],
  ["a partner's browser", { Android: { share: vi.fn() } }],
  ['a bridge without our methods', { AndroidBridge: { showToast: vi.fn() } }],
  ['a null bridge', { AndroidBridge: null }],
  ['a bridge that is a text', { AndroidBridge: 'share' }],
  ['a bridge that is a function', { AndroidBridge: Object.assign(vi.fn(), { share: vi.fn() }) }],
  ['another web view of iOS', { webkit: { messageHandlers: { print: { postMessage: vi.fn() } } } }],
  ['handlers without postMessage', { webkit: { messageHandlers: { share: {} } } }],
  ['null handlers', { webkit: { messageHandlers: null } }],
  ['a null webkit', { webkit: null }],
])('is not found in a page with %s', (_, host) => {
  expect(findBridge(host)).toBeNull();
});
