import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isTest = /\.test\.tsx?$/;

/**
 * Returns a short hash of the names and contents of files. Tests are left out: no build contains them.
 * @param inputs files and folders under `folder`; a missing one counts as empty
 */
export function contentHash(folder: string, inputs: readonly string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const file of inputs.flatMap((input) => filesOf(folder, input)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(folder: string, input: string): string[] {
  const stats = statSync(join(folder, input), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [input];
  return readdirSync(join(folder, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
}
