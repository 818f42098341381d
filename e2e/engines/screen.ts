import type { Readable } from 'node:stream';

import { until } from './engine-driver';
import { startHelper } from './helper-program';
import type { Defer } from './start-driver';

/**
 * Starts Xvfb, a screen that nobody sees, on a display number that is free. Resolves with the value for DISPLAY.
 */
export async function startScreen(defer: Defer): Promise<string> {
  const server = startHelper('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  defer(server.stop);
  let written = '';
  (server.child.stdio[3] as Readable).on('data', (chunk: Buffer) => (written += chunk.toString()));
  await until('Xvfb has a display', async () => {
    server.check();
    return written.endsWith('\n');
  });
  return `:${written.trim()}`;
}
