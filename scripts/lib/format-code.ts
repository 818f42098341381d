import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { programPath } from './tool';

/**
 * Formats generated code like the rest of the repository.
 * @param name a file name; its extension selects the language
 * @throws {Error} when the text cannot be parsed
 */
export function formatCode(name: string, text: string): string {
  return execFileSync(
    process.execPath,
    [programPath('oxfmt'), '--stdin-filepath', join(root, name)],
    { cwd: root, input: text, encoding: 'utf8' },
  );
}
