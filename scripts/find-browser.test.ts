import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrowser, findHeadlessBrowser, inFolders } from './find-browser.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

it('uses the browser of SHENIDAR_BROWSER', () => {
  const chosen = program('my-browser');
  expect(findBrowser({ SHENIDAR_BROWSER: chosen, PATH: '' })).toBe(chosen);
});

it('throws if SHENIDAR_BROWSER is not a program', () => {
  const missing = join(folder, 'missing');
  expect(() => findBrowser({ SHENIDAR_BROWSER: missing })).toThrow(
    `"${missing}", which is not a program`,
  );
});

it.skipIf(process.platform === 'win32')('throws if SHENIDAR_BROWSER may not be run', () => {
  const text = program('text');
  chmodSync(text, 0o644);
  expect(() => findBrowser({ SHENIDAR_BROWSER: text })).toThrow('which is not a program');
});

it.runIf(process.platform === 'linux')(
  'prefers Chromium to Chrome among the installed ones',
  () => {
    const chrome = program('google-chrome');
    expect(findBrowser({ PATH: folder })).toBe(chrome);
    const chromium = program('chromium');
    expect(findBrowser({ PATH: folder })).toBe(chromium);
  },
);

it.runIf(process.platform === 'linux')('prefers the headless shell for headless tests', () => {
  const chromium = program('chromium');
  expect(findHeadlessBrowser({ PATH: folder })).toBe(chromium);
  const shell = program('chromium-headless-shell');
  expect(findHeadlessBrowser({ PATH: folder })).toBe(shell);
  expect(findBrowser({ PATH: folder })).toBe(chromium);
  expect(findHeadlessBrowser({ PATH: folder, SHENIDAR_BROWSER: chromium })).toBe(chromium);
});

it('looks for a program in each folder of PATH, and never in the working folder', () => {
  const PATH = ['', folder, '', 'other', ''].join(delimiter);
  expect(inFolders({ PATH }, 'firefox')).toEqual([
    join(folder, 'firefox'),
    join('other', 'firefox'),
  ]);
  expect(inFolders({ PATH: '' }, 'firefox')).toEqual([]);
  expect(inFolders({}, 'firefox')).toEqual([]);
});
