import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from './engine-driver';
import { startHelper } from './helper-program';
import type { Defer } from './start-driver';

/**
 * Starts PulseAudio with a null sink, a sound device that nobody hears: without one, Firefox refuses to play.
 * Resolves with the variables for the browser's process.
 */
export async function startSound(defer: Defer): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-sound-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  const socket = join(folder, 'native');
  const server = startHelper(
    'pulseaudio',
    [
      ...['--daemonize=no', '--exit-idle-time=-1', '-n', '-L', 'module-null-sink'],
      ...['-L', `module-native-protocol-unix socket=${socket} auth-anonymous=1`],
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  defer(server.stop);
  await until('PulseAudio is ready', async () => {
    server.check();
    return existsSync(socket);
  });
  return { PULSE_SERVER: `unix:${socket}` };
}
