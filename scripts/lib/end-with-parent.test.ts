import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from './prepare.mjs';

/** Enough for three Node processes on a busy machine. */
const PROCESS_TIMEOUT_MS = 240_000;

const subject = pathToFileURL(fileURLToPath(new URL('end-with-parent.ts', import.meta.url))).href;

/** A minimal server: prints 'ready', stays alive, and ends through `endWithParent`. */
const server = `
  import { endWithParent } from '${subject}';
  setInterval(() => undefined, 1_000);
  endWithParent(() => { console.log('ended'); process.exit(0); });
  console.log('ready');
`;
const serverArguments = ['--import', 'tsx', '--input-type=module', '-e', server];

/** A process between npm and the server, like npm's shell. */
const parent = `
  require('node:child_process').spawn(process.execPath, ${JSON.stringify(serverArguments)}, { stdio: 'inherit' });
  setInterval(() => undefined, 1_000);
`;

async function start(args: string[]): Promise<{ child: ChildProcess; output: Promise<string> }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // The pipe closes when the last process that uses it has ended.
  const output = once(child.stdout, 'close').then(() => text);
  while (!text.includes('ready')) await once(child.stdout, 'data');
  return { child, output };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'ends on %s',
  async (signal) => {
    const { child, output } = await start(serverArguments);
    child.kill(signal);
    expect(await output).toContain('ended');
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'ends once, however many signals come while it ends',
  async () => {
    const slowServer = server.replace('process.exit(0)', 'setTimeout(() => process.exit(0), 500)');
    const { child, output } = await start([
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      slowServer,
    ]);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
    expect((await output).match(/ended/g)).toEqual(['ended']);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'ends after its parent was killed',
  async () => {
    const { child, output } = await start(['-e', parent]);
    child.kill('SIGKILL');
    expect(await output).toContain('ended');
  },
  PROCESS_TIMEOUT_MS,
);
