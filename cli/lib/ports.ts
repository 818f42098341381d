import { createServer, type AddressInfo } from 'node:net';
import { startErrorMessage } from '../../scripts/lib/command';
import { CommandFailure } from './failure';

/** Whether nothing listens on a port, on whichever address of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    await listenFor(port);
    return true;
  } catch {
    return false;
  }
}

/**
 * The port that was asked for, or any free one for 0.
 * @throws {CommandFailure} when the port is taken or not allowed
 */
export async function resolvePort(port: number): Promise<number> {
  try {
    return await listenFor(port);
  } catch (error) {
    throw new CommandFailure('notReady', startErrorMessage(error, port));
  }
}

/** Listens for a moment, and tells the port's number. */
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
