import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findBridge } from '@/shared/bridge/find-bridge';

import type { FaultRule } from './launch';
import { launched } from './testing/launched';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Android', () => {
  it('finds a method by its number of arguments', () => {
    const { android } = launched({ platform: 'android' });
    expect(() => android['share']?.('title', 'text')).toThrow('Method not found');
    expect(() => android['exit']?.(undefined)).toThrow('Method not found');
  });

  it('rejects a method that is called without its object', () => {
    const { android } = launched({ platform: 'android' });
    const detached = android['exit'];
    expect(() => detached?.()).toThrow('non-injected object');
  });

  it('receives undefined for an object, and a truncated number for an int', () => {
    const { android, sim } = launched({ platform: 'android', client: '2' });
    android['openDeepLink']?.({ url: 'x' });
    android['setMarketPurchaseStatus']?.(6.7, '50@credit');
    expect(sim.calls().map(({ args }) => args)).toEqual([
      { url: undefined },
      { status: 6, developerPayload: '50@credit' },
    ]);
  });

  it('has its object from the next load on, when the launch adds it late', () => {
    const launch = { platform: 'android', appears: 'atNextLoad' } as const;
    const tab = new Map<string, string>();
    expect(launched(launch, tab).host.AndroidBridge).toBeUndefined();
    expect(launched(launch, tab).host.AndroidBridge).toBeDefined();
  });

  it('returns the stored token set from getTokens', () => {
    const { android } = launched({ platform: 'android', tokens: { token: 'a' } });
    expect(android['getTokens']?.()).toBe('{"token":"a"}');
    android['setTokenToDevice']?.('{"token":"b"}');
    expect(android['getTokens']?.()).toBe('{"token":"b"}');
    android['setTokenToDevice']?.('');
    expect(android['getTokens']?.()).toBe('');
  });

  it('sends its events as text', async () => {
    const { android, received } = launched({ platform: 'android' });
    android['purchase']?.('12@7');
    expect(received).toEqual([]);
    await vi.runAllTimersAsync();
    expect(received).toEqual([['purchaseResult', '{"productId":"12","status":"paid"}']]);
  });
});

describe('a market', () => {
  it('pays, and sends the numbers of the order and of the purchase', async () => {
    const { android, received } = launched({ platform: 'android', client: '2' });
    android['marketPurchase']?.('31', '31@credit');
    await vi.runAllTimersAsync();
    const [[name, payload] = []] = received;
    expect(name).toBe('marketPurchaseResult');
    expect(JSON.parse(String(payload))).toEqual({
      developerPayload: '31@credit',
      result: 'purchased',
      productId: '31',
      orderId: 'order-31@credit-1',
      purchaseToken: 'purchase-31@credit-1',
    });
  });

  it('gives each purchase a token of its own, also after a reset and a reload of the page', async () => {
    const tokens: unknown[] = [];
    const tab = new Map<string, string>();
    const first = launched({ platform: 'android', client: '2' }, tab);
    const buy = async ({ android, received }: typeof first) => {
      android['marketPurchase']?.('31', '31@credit');
      await vi.runAllTimersAsync();
      const payload = JSON.parse(String(received.at(-1)?.[1])) as { purchaseToken: unknown };
      tokens.push(payload.purchaseToken);
    };
    await buy(first);
    await buy(first);
    first.sim.reset();
    await buy(first);
    await buy(launched({ platform: 'android', client: '2' }, tab));
    expect(tokens).toEqual([1, 2, 3, 4].map((count) => `purchase-31@credit-${count}`));
  });
});

describe('iOS', () => {
  it('requires an argument, its own object, and cloneable data', () => {
    const { ios } = launched({ platform: 'ios' });
    expect(() => ios['exit']?.postMessage()).toThrow('Not enough arguments');
    const detached = ios['exit']?.postMessage;
    expect(() => detached?.({})).toThrow('UserMessageHandler');
    expect(() => ios['share']?.postMessage({ title: () => 'x' })).toThrow(/clone/i);
  });

  it('answers by an event only', async () => {
    const { ios, received } = launched({ platform: 'ios', tokens: { token: 'a' } });
    expect(ios['getTokens']?.postMessage({})).toBeUndefined();
    expect(received).toEqual([]);
    await vi.runAllTimersAsync();
    expect(received).toEqual([['tokenInjected', '{"token":"a"}']]);
  });
});

it('does not take a partner’s own objects for a bridge', () => {
  for (const hostSystem of ['android', 'ios'] as const) {
    const { host } = launched({ platform: 'web', client: '12', hostSystem });
    expect(
      host.Android?.['IGapPayment'] ?? host.webkit?.messageHandlers['iosJsHandler'],
    ).toBeDefined();
    expect(findBridge(host)).toBeNull();
  }
  expect(findBridge({ webkit: { messageHandlers: {} } })).toBeNull();
});

it.each<[FaultRule, number, unknown[][]]>([
  [{ kind: 'drop' }, 60_000, []],
  [{ kind: 'delay', ms: 500 }, 400, []],
  [{ kind: 'late' }, 3000, []],
  [{ kind: 'malformed' }, 100, [['purchaseResult', '{"token": ']]],
])('applies the fault %o', async (rule, ms, expected) => {
  const { android, sim, received } = launched({ platform: 'android' });
  sim.fault('purchase', rule);
  android['purchase']?.('12');
  await vi.advanceTimersByTimeAsync(ms);
  expect(received).toEqual(expected);
});

it('applies faults, outcomes and removed methods until the reset', async () => {
  const { android, sim, received, host } = launched({ platform: 'android', removed: ['rateApp'] });
  sim.fault('exit', { kind: 'throw' });
  expect(() => android['exit']?.()).toThrow('Java exception');
  sim.outcome('purchase', { status: 'cancelled' });
  sim.fault('purchase', { kind: 'duplicate' });
  android['purchase']?.('12');
  await vi.runAllTimersAsync();
  expect(received).toHaveLength(2);
  expect(received[0]?.[1]).toContain('"status":"cancelled"');
  sim.remove('share');
  expect(host.AndroidBridge).not.toHaveProperty('share');
  sim.reset();
  expect(host.AndroidBridge).toHaveProperty('share');
  expect(host.AndroidBridge).not.toHaveProperty('rateApp');
  expect(sim.calls()).toEqual([]);
  expect(() => android['exit']?.()).not.toThrow();
  android['purchase']?.('12');
  await vi.runAllTimersAsync();
  expect(received).toHaveLength(3);
  expect(received[2]?.[1]).not.toContain('cancelled');
});

it('sends no answer of before the reset', async () => {
  const { android, sim, received } = launched({ platform: 'android' });
  sim.fault('purchase', { kind: 'delay', ms: 500 });
  android['purchase']?.('12');
  android['openLoginPage']?.();
  sim.reset();
  await vi.runAllTimersAsync();
  expect(received).toEqual([]);
  android['purchase']?.('13');
  await vi.runAllTimersAsync();
  expect(received).toHaveLength(1);
});

it('notifies a subscriber until it unsubscribes', () => {
  const { sim, android } = launched({ platform: 'android' });
  const received: string[] = [];
  const stop = sim.subscribe((entry) => received.push(entry.kind));
  android['exit']?.();
  sim.emit('appPaused');
  stop();
  android['exit']?.();
  expect(received).toEqual(['call', 'event']);
  expect(sim.traffic()).toHaveLength(3);
});

it('has the tokens of its launch again after a reset, whoever has signed in since', () => {
  const { android, sim } = launched({ platform: 'android', tokens: { token: 'a' } });
  android['setTokenToDevice']?.('{"token":"b"}');
  sim.reset();
  expect(android['getTokens']?.()).toBe('{"token":"a"}');
});

it('keeps a list of the traffic that was read as it was', () => {
  const { android, sim } = launched({ platform: 'android' });
  android['exit']?.();
  const read = sim.traffic();
  android['exit']?.();
  expect([read.length, sim.traffic().length]).toEqual([1, 2]);
});

it('counts the purchases of a tab by themselves, and not its loads', async () => {
  const launch = { platform: 'android', client: '2', appears: 'atNextLoad' } as const;
  const tab = new Map<string, string>();
  launched(launch, tab);
  const { android, received } = launched(launch, tab);
  android['marketPurchase']?.('31', '31@credit');
  await vi.runAllTimersAsync();
  expect(received).toEqual([['marketPurchaseResult', expect.stringContaining('31@credit-1"')]]);
});
