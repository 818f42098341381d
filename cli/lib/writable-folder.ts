import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from './failure';

/**
 * Creates a folder and checks that files can be written to it. Checks by writing, because the permissions do not
 * reveal a read-only file system.
 * @param what the subject of the message, such as `The build cache`
 * @param remedy the end of the message: what to do
 * @throws {CommandFailure} (not ready) with the reason, as one sentence
 */
export function ensureWritable(folder: string, what: string, remedy: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.writable-')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure('notReady', `${what} cannot be written (${reason}). ${remedy}`);
  }
}
