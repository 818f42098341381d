import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { openBrowser } from './open-browser';

const empty = mkdtempSync(join(tmpdir(), 'open-browser-'));
afterAll(() => {
  rmSync(empty, { recursive: true });
});

it.skipIf(process.platform === 'win32')('gives the browser the address as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'opener-'));
  const opened = join(folder, 'opened');
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$*" > ${opened}\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
  const url = 'http://localhost:4173/?a=b&c=$(d)';
  openBrowser(url, 'linux');
  const read = () => (existsSync(opened) ? readFileSync(opened, 'utf8') : '');
  await expect.poll(read).toBe(url);
  rmSync(folder, { recursive: true });
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
