import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { openBrowser } from './open-browser';

const empty = mkdtempSync(join(tmpdir(), 'open-browser-'));
afterAll(() => {
  rmSync(empty, { recursive: true });
});

it.each(['linux', 'darwin', 'win32'] as const)(
  'says on %s what to do where no browser can be started',
  async (system) => {
    vi.stubEnv('PATH', empty);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const url = 'http://localhost:4173/?a=b&c=d';
    openBrowser(url, system);
    await expect.poll(() => said.mock.calls.flat().join()).toContain(url);
  },
);
