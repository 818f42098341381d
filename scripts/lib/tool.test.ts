import { expect, it } from 'vitest';
import { runTool } from './tool';

const PROCESS_TIMEOUT_MS = 240_000;

// tsx runs the code in a child of its own.
it.each([
  ['its own exit code', "console.log('out'); console.error('err'); process.exit(3)", 3],
  ['0 at its end', "console.log('out'); console.error('err')", 0],
  [
    '1 when a signal ends it',
    "console.log('out'); console.error('err'); process.kill(process.ppid, 'SIGKILL')",
    1,
  ],
])(
  'a program gives %s, and its whole output',
  async (_, code, exitCode) => {
    const result = await runTool('tsx', ['-e', code], { capturesOutput: true });
    expect(result.exitCode).toBe(exitCode);
    expect(result.output.split('\n').sort()).toEqual(['', 'err', 'out']);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'a Persian letter whose bytes come one after the other stays whole',
  async () => {
    // A pipe hands over an even number of bytes at once, and each letter has two.
    const code = "process.stdout.write('a' + 'ش'.repeat(200_000))";
    const { output } = await runTool('tsx', ['-e', code], { capturesOutput: true });
    expect(output === `a${'ش'.repeat(200_000)}`).toBe(true);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'a program gets the variables that are for it, beside our own',
  async () => {
    const environment = { SHENIDAR_ENGINE_ORDER: 'plays' };
    const code = 'console.log(process.env.SHENIDAR_ENGINE_ORDER, process.env.PATH)';
    const { output } = await runTool('tsx', ['-e', code], { capturesOutput: true, environment });
    expect(output.trim()).toBe(`plays ${process.env['PATH']}`);
  },
  PROCESS_TIMEOUT_MS,
);
