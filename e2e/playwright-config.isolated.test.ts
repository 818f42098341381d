import { expect, it, vi } from 'vitest';

it.each([
  ['webkit', 'webkit'],
  ['firefox', 'firefox'],
  ['', undefined],
])('runs in the engine that SHENIDAR_ENGINE names: %j', async (name, browserName) => {
  vi.stubEnv('SHENIDAR_ENGINE', name);
  vi.stubEnv('SHENIDAR_WATCHED', '');
  vi.resetModules();
  const { default: config } = await import('./playwright.config');
  expect(config.use?.browserName).toBe(browserName);
});
