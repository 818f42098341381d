import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFirefox, findMiniBrowser, missingEngine } from './engines';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shenidar-engines-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function install(...paths: readonly string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
}

describe('firefox', () => {
  it.each(['firefox-esr', 'firefox'])('is there as %s, with a sound device', (program) => {
    install(program, 'pulseaudio');
    expect(missingEngine('firefox')).toBeUndefined();
    expect(findFirefox()).toBe(join(folder, program));
  });

  it.each([[['firefox-esr']], [['pulseaudio']]])('is missing with %j alone', (programs) => {
    install(...programs);
    expect(missingEngine('firefox')).toBe('not installed: apt-get install firefox-esr pulseaudio');
  });
});

describe('webkit', () => {
  const programs = ['WebKitWebDriver', 'Xvfb', 'pulseaudio'];

  it.each(['6.0', '4.1', '4.0'])('has its browser beside the libraries of %s', (api) => {
    const path = `x86_64-linux-gnu/webkit2gtk-${api}/MiniBrowser`;
    install(path);
    expect(findMiniBrowser(folder)).toBe(join(folder, path));
  });

  it('has none where there are no such libraries', () => {
    install('x86_64-linux-gnu/webkit2gtk-3.0/MiniBrowser');
    expect(findMiniBrowser(folder)).toBeUndefined();
    expect(findMiniBrowser(join(folder, 'none'))).toBeUndefined();
  });

  it.each(programs)('is missing without %s', (lost) => {
    install(...programs.filter((program) => program !== lost));
    expect(missingEngine('webkit')).toBe(
      'not installed: apt-get install webkit2gtk-driver xvfb pulseaudio',
    );
  });
});
