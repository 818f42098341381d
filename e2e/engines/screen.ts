import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A screen that nobody sees, for a browser that needs one. */
export interface Screen {
  /** The value for DISPLAY. */
  readonly display: string;
  readonly stop: () => void;
}

/** Starts Xvfb on a display number that is free. */
export function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
    (server.stdio[3] as Readable).once('data', (number: Buffer) => {
      resolve({ display: `:${number.toString().trim()}`, stop: () => server.kill() });
    });
  });
}
