import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { exportSpec } from '../../../native-simulator/recording/export-spec';
import type { Recording } from '../../../native-simulator/recording/recording';
import { formatCode } from '../../../scripts/lib/format-code';
import { root } from '../../../scripts/lib/prepare.mjs';
import { CommandFailure } from '../failure';

const fixtures = join(root, 'e2e', 'fixtures', 'test');

/**
 * Writes a recording as a Playwright spec that imports the fixtures by a relative path.
 * @throws {CommandFailure} (bad usage) when the name does not end in .spec.ts or the file cannot be written
 */
export function writeSpec(recording: Recording, file: string): void {
  if (!file.endsWith('.spec.ts')) {
    throw new CommandFailure(
      'badUsage',
      `Playwright would not find ${file}. Give it a name that ends in .spec.ts.`,
    );
  }
  const path = relative(dirname(file), fixtures).split(sep).join('/');
  const source = exportSpec(recording, { fixtures: path.startsWith('.') ? path : `./${path}` });
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatCode(basename(file), source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure('badUsage', `The spec cannot be written: ${reason}`);
  }
}
