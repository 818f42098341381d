import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { descendantsOf, isRunning } from './descendants';

// The program that the first shell becomes never asks how its child has ended, so the child stays as a zombie.
const script = 'sh -c "cat; :" <&3 & exec sleep 600';

it.skipIf(process.platform === 'win32')(
  'knows the children of children, and counts no zombie as running',
  async () => {
    const program = spawn('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const id = program.pid ?? 0;
    try {
      await expect.poll(() => descendantsOf(id), { timeout: 20_000 }).toHaveLength(2);
      const children = descendantsOf(id);
      expect(children.map(isRunning)).toEqual([true, true]);
      // Ends `cat` and with it its shell.
      (program.stdio[3] as Writable).end();
      await expect.poll(() => descendantsOf(id), { timeout: 20_000 }).toEqual([]);
      expect(children.filter(isRunning)).toEqual([]);
      expect(isRunning(id)).toBe(true);
    } finally {
      program.kill('SIGKILL');
    }
    await expect.poll(() => isRunning(id), { timeout: 20_000 }).toBe(false);
  },
);
