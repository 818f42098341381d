import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from './prepare.mjs';

/** Long enough for three Node processes on a busy machine, in ms. */
const patience = 30_000;

const subject = pathToFileURL(fileURLToPath(new URL('end-with-parent.ts', import.meta.url))).href;

/** A server in small: says that it is there, stays, and ends as it is told to. */
const server = `
  import { endWithParent } from '${subject}';
  setInterval(() => undefined, 1_000);
  endWithParent(() => { console.log('ended'); process.exit(0); });
  console.log('ready');
`;
const serverArguments = ['--import', 'tsx', '--input-type=module', '-e', server];

/** What stands between npm and the server. */
const parent = `
  require('node:child_process').spawn(process.execPath, ${JSON.stringify(serverArguments)}, { stdio: 'inherit' });
  setInterval(() => undefined, 1_000);
`;

async function start(args: string[]): Promise<{ child: ChildProcess; output: Promise<string> }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // The pipe closes when the last process that holds it has ended.
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
  patience,
);

it(
  'ends when its parent was killed',
  async () => {
    const { child, output } = await start(['-e', parent]);
    child.kill('SIGKILL');
    expect(await output).toContain('ended');
  },
  patience,
);
