import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { programPath } from './tool';

/**
 * Text that a program writes, as the house formats its own.
 * @param name its ending tells the language
 * @throws {Error} when it can't be parsed
 */
export function formatCode(name: string, text: string): string {
  return execFileSync(
    process.execPath,
    [programPath('oxfmt'), '--stdin-filepath', join(root, name)],
    { cwd: root, input: text, encoding: 'utf8' },
  );
}
