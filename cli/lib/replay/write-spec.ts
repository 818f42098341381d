import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { exportSpec } from '../../../native-simulator/recording/export-spec';
import type { Recording } from '../../../native-simulator/recording/recording';
import { formatCode } from '../../../scripts/lib/format-code';
import { root } from '../../../scripts/lib/prepare.mjs';
import { CommandFailure } from '../failure';

const fixtures = join(root, 'e2e', 'fixtures', 'test');

/**
 * Writes a recording as a Playwright spec, which imports the fixtures from where it stands.
 * @throws {CommandFailure} of bad usage when the name is none of a spec, or the file can't be written
 */
export function writeSpec(recording: Recording, file: string): void {
  if (!file.endsWith('.spec.ts')) {
    throw new CommandFailure('badUsage', `A spec's name ends in .spec.ts; this one is ${file}.`);
  }
  const path = relative(dirname(file), fixtures).split(sep).join('/');
  const source = exportSpec(recording, { fixtures: path.startsWith('.') ? path : `./${path}` });
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatCode(basename(file), source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure('badUsage', `The spec can't be written: ${reason}`);
  }
}
