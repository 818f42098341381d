import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from './failure';

/**
 * A folder with copies of the shards' blob reports: theirs may be the one that the next report replaces.
 * Whoever asks for it removes it.
 * @throws {CommandFailure} of bad usage when the folder can't be read, or holds none
 */
export function copyShardReports(folder: string): string {
  const reports = zipsIn(folder);
  if (reports.length === 0) {
    throw new CommandFailure(
      'badUsage',
      `${folder} holds no report of a shard: put the .zip files of test-results/matrix/blob of all of them there.`,
    );
  }
  const copy = mkdtempSync(join(tmpdir(), 'shenidar-shards-'));
  for (const report of reports) cpSync(join(folder, report), join(copy, report));
  return copy;
}

function zipsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.zip'))
      .map(({ name }) => name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure('badUsage', `The reports of the shards can't be read: ${reason}`);
  }
}
