import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unsupportedNodeMessage, reinstallReason } from './prepare.mjs';

describe('unsupportedNodeMessage', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('accepts %s', (version) => {
    expect(unsupportedNodeMessage(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.9.0'])('refuses %s', (version) => {
    expect(unsupportedNodeMessage(version)).toContain(`this is ${version}`);
  });
});

describe('reinstallReason', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    mkdirSync(join(folder, 'node_modules'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (file: string, packages: object) => {
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  };
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };

  it('detects that nothing is installed', () => {
    write('package-lock.json', wanted);
    expect(reinstallReason(folder)).toBe('Packages are not installed yet');
  });

  it.each([
    ['another version', { 'node_modules/a': { version: '2.0.0' } }],
    ['a package that is missing', {}],
  ])('detects %s', (_what, installed) => {
    write('package-lock.json', wanted);
    write('node_modules/.package-lock.json', installed);
    expect(reinstallReason(folder)).toBe('Installed packages differ from package-lock.json');
  });

  it('accepts matching packages and ignores optional ones for other systems', () => {
    write('package-lock.json', {
      ...wanted,
      'node_modules/b': { version: '1.0.0', optional: true },
    });
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(reinstallReason(folder)).toBeUndefined();
  });
});
