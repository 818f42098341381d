import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

it.each([
  ['the app', 'vite.config.ts'],
  ['the simulator', 'native-simulator/vite.config.ts'],
])('a build of %s prints no report of slow plugins', async (_what, configFile) => {
  const { build } = await resolveConfig({ configFile, logLevel: 'silent' }, 'build', 'pwa');
  expect(build.rolldownOptions.checks?.bundlerTimings).toBe(false);
});
