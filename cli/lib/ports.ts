import { createServer } from 'node:net';
import { startErrorMessage } from '../../scripts/lib/command';
import { CommandFailure } from './failure';

/** Whether a port is free on all addresses of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    await listenFor(port);
    return true;
  } catch {
    return false;
  }
}

/**
 * Notices before long work that a server could not listen afterwards. Any free port, 0, always passes.
 * @throws {CommandFailure} when the port is in use or not allowed
 */
export async function ensurePortFree(port: number): Promise<void> {
  try {
    await listenFor(port);
  } catch (error) {
    throw new CommandFailure('notReady', startErrorMessage(error, port));
  }
}

/** Listens on the port for a moment. */
function listenFor(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => void server.close(() => resolve()));
  });
}
