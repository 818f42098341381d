import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findPlaywrightBuild } from './playwright-build';

const here = fileURLToPath(import.meta.url);

it('finds a build of Playwright where its program exists, each by its own name', () => {
  const types = {
    webkit: { executablePath: () => here },
    firefox: { executablePath: () => `${here}.missing` },
  };
  expect(findPlaywrightBuild('webkit', types)).toBe(here);
  expect(findPlaywrightBuild('firefox', types)).toBeUndefined();
});
