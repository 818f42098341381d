import { beforeEach, expect, it, vi } from 'vitest';

import { eventNames } from '@/shared/bridge/event-names';
import type { WebBridge } from '@/shared/bridge/inbox';

beforeEach(() => {
  vi.resetModules();
});

/** Runs the script in a page with these objects. */
async function run(page: object): Promise<WebBridge | undefined> {
  vi.stubGlobal('window', page);
  await import('./early-bridge');
  return (page as { WebBridge?: WebBridge }).WebBridge;
}

it('leaves a page without a wrapper alone', async () => {
  expect(await run({ Android: {} })).toBeUndefined();
});

it.each(['AndroidBridge', 'webkit'])('keeps the events beside %s, in their order', async (name) => {
  const bridge = await run({ [name]: {} });
  const kept = eventNames.filter((event) => event !== 'backPressed');
  for (const event of kept) expect(bridge?.receiveEvent(event, { a: event })).toBe(true);
  expect(bridge?.waiting).toEqual(kept.map((event) => [event, { a: event }]));
});

it('refuses unknown names, and the back key while nothing is open', async () => {
  const bridge = await run({ webkit: {} });
  for (const name of ['nothing', '', undefined, 'backPressed'])
    expect(bridge?.receiveEvent(name)).toBe(false);
  expect(bridge?.waiting).toEqual([]);
});

it('keeps 100 events at most, with a text of 64 KB at most', async () => {
  const bridge = await run({ webkit: {} });
  expect(bridge?.receiveEvent('deepLink', 'x'.repeat(65_537))).toBe(false);
  expect(bridge?.receiveEvent('deepLink', 'x'.repeat(65_536))).toBe(true);
  for (let count = 1; count < 100; count += 1) expect(bridge?.receiveEvent('appPaused')).toBe(true);
  expect(bridge?.receiveEvent('appPaused')).toBe(false);
  expect(bridge?.waiting).toHaveLength(100);
});
