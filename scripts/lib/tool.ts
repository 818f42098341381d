import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** How a program ended: its exit code, 1 when it was ended by a signal, and what was kept of its output. */
export interface ToolResult {
  readonly exitCode: number;
  readonly output: string;
}

/**
 * What every program is run with: with the usual 16 MB for new objects a tenth of the work of linter and
 * tests is to look for what can go.
 */
const largerYoungGeneration = '--max-semi-space-size=64';

/**
 * Runs an installed package's program; no shell, so that it is the same on every system. Its output
 * goes to ours at once, or is kept, which suits what runs beside other programs.
 */
export function runTool(
  packageName: string,
  args: readonly string[],
  { capturesOutput = false } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const fate = capturesOutput ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [programPath(packageName), ...args], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${largerYoungGeneration}`.trim(),
      },
      stdio: ['ignore', fate, fate],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output });
    });
  });
}

/** The file of an installed package's program, to be run with Node. */
export function programPath(packageName: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (program === undefined) throw new Error(`${packageName} has no program`);
  return join(folder, program);
}
