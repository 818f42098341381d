import { expect, it, vi } from 'vitest';
import type { EngineDriver } from './engine-driver';
import { startDriver } from './start-driver';

const driver: Omit<EngineDriver, 'quit'> = {
  ...{ version: 'Fake 1', open: vi.fn(), click: vi.fn(), type: vi.fn() },
  ...{ read: vi.fn(), screenshot: vi.fn() },
};

/** Three things to undo; that of the browser fails. */
function parts() {
  const undone: string[] = [];
  return {
    undone,
    sound: async () => undone.push('sound'),
    screen: async () => undone.push('screen'),
    browser: async () => {
      undone.push('browser');
      throw new Error('lost');
    },
  };
}

it('undoes the last first when the browser quits, and each although another fails', async () => {
  const { undone, sound, screen, browser } = parts();
  const started = await startDriver(async (defer) => {
    for (const undo of [sound, screen, browser]) defer(undo);
    return driver;
  });
  expect(started.version).toBe('Fake 1');
  expect(undone).toEqual([]);
  await expect(started.quit()).rejects.toThrow('lost');
  expect(undone).toEqual(['browser', 'screen', 'sound']);
});

it('undoes what was done when the start fails, and names the failure of the start', async () => {
  const { undone, sound, browser } = parts();
  const start = startDriver(async (defer) => {
    for (const undo of [sound, browser]) defer(undo);
    throw new Error('no screen');
  });
  await expect(start).rejects.toThrow('no screen');
  expect(undone).toEqual(['browser', 'sound']);
});
