import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a folder and checks that files can be written to it. Checks by writing, because the permissions do not
 * reveal a read-only file system.
 * @returns why they cannot be, such as `EROFS: read-only file system, …`; undefined if they can
 */
export function unwritableReason(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.writable-')));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
