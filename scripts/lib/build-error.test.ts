import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { buildErrorText } from './build-error';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-error-'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/a.ts"></script>');
  writeFileSync(join(folder, 'a.ts'), 'console.log(1);\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function errorText({ hasColors = false } = {}): Promise<string> {
  try {
    await build({ root: folder, configFile: false, logLevel: 'silent' });
  } catch (error) {
    return buildErrorText(error, { hasColors });
  }
  throw new Error('The build did not fail.');
}

describe('the error of a failed build', () => {
  it('shows the file, the line and the reason of a syntax error', async () => {
    writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\nexport const = 1;\n');
    const text = await errorText();
    expect(text).toContain('Unexpected token');
    expect(text).toContain('a.ts:2:14');
  });

  it('names an import that does not exist', async () => {
    writeFileSync(join(folder, 'a.ts'), "import './missing';\n");
    expect(await errorText()).toContain("Could not resolve './missing'");
  });

  it('has colours only where they are wanted', async () => {
    writeFileSync(join(folder, 'a.ts'), 'export const = 1;\n');
    expect(await errorText()).not.toContain('\u001B');
    expect(await errorText({ hasColors: true })).toContain('\u001B');
  });

  it('is one sentence when the output folder cannot be written', async () => {
    writeFileSync(join(folder, 'dist'), 'a file in the place of the folder');
    const text = await errorText();
    expect(text).toMatch(/^The build cannot be written \(ENOTDIR: .*dist'\)\. .*writable/);
    expect(text.split('\n')).toHaveLength(1);
  });

  it.each(['EACCES', 'EROFS', 'EPERM', 'ENOSPC'])('is one sentence for %s', (code) => {
    const error = Object.assign(new Error(`${code}: no, mkdir '/work/dist'`), { code });
    const text = buildErrorText(error, { hasColors: false });
    expect(text).toContain(`The build cannot be written (${code}: no, mkdir '/work/dist').`);
    expect(text.split('\n')).toHaveLength(1);
  });
});
