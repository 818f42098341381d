import { spawn } from 'node:child_process';

import { openCommand } from './open-command';

/** Opens an address in the default browser, and goes on without one where none can be started. */
export function openBrowser(url: string, system: NodeJS.Platform = process.platform): void {
  const { command, args } = openCommand(system, url);
  const opener = spawn(command, args, { stdio: 'ignore', detached: true });
  opener.on('error', () =>
    console.error(`No browser could be opened. Open this address yourself: ${url}`),
  );
  opener.unref();
}
