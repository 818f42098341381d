import { createServer, type AddressInfo } from 'node:net';
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
 * Returns the requested port, or any free one for 0.
 * @throws {CommandFailure} when the port is in use or not allowed
 */
export async function resolvePort(port: number): Promise<number> {
  try {
    return await listenFor(port);
  } catch (error) {
    throw new CommandFailure('notReady', startErrorMessage(error, port));
  }
}

/** Listens on the port for a moment and resolves with its number. */
function listenFor(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}
