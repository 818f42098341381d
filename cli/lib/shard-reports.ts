import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from './failure';

/**
 * Copies the shards' blob reports to a temporary folder, because the merged report may replace the original one.
 * The caller removes the copy.
 * @throws {CommandFailure} (bad usage) when the folder cannot be read or has no reports
 */
export function copyShardReports(folder: string): string {
  const reports = zipsIn(folder);
  if (reports.length === 0) {
    throw new CommandFailure(
      'badUsage',
      `${folder} has no shard reports. Copy the .zip files from test-results/matrix/blob of every shard there.`,
    );
  }
  const copy = mkdtempSync(join(tmpdir(), 'shenidar-shards-'));
  try {
    for (const report of reports) cpSync(join(folder, report), join(copy, report));
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true });
    throw unreadable(error);
  }
}

function zipsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.zip'))
      .map(({ name }) => name);
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): CommandFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandFailure('badUsage', `The shard reports cannot be read: ${reason}`);
}
