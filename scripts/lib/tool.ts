import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** The exit code of a program (1 if a signal ended it) and its captured output. */
export interface ToolResult {
  readonly exitCode: number;
  readonly output: string;
}

interface ToolOptions {
  readonly capturesOutput?: boolean;
  /** Variables beside our own. */
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * With V8's default of 16 MB for new objects, linter and tests spend a tenth of their time on garbage
 * collection.
 */
const largerYoungGeneration = '--max-semi-space-size=64';

/**
 * Runs an installed package's program without a shell, so that it works the same on every system. The output
 * goes to our own, or is captured, so that programs that run in parallel do not mix theirs.
 */
export function runTool(
  packageName: string,
  args: readonly string[],
  { capturesOutput = false, environment = {} }: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const channel = capturesOutput ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [programPath(packageName), ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${largerYoungGeneration}`.trim(),
      },
      stdio: ['ignore', channel, channel],
    });
    let output = '';
    const collect = (text: string) => (output += text);
    // Keeps a letter whole whose bytes come in two chunks.
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output });
    });
  });
}

/** Returns the path of an installed package's program, to be run with Node. */
export function programPath(packageName: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (program === undefined) throw new Error(`${packageName} has no program`);
  return join(folder, program);
}
