import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from './engine-driver';

/** A sound device that nobody hears: without one, Firefox refuses to play. */
export interface Sound {
  /** Variables for the browser's process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** Starts PulseAudio with a null sink. */
export async function startSound(): Promise<Sound> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-sound-'));
  const socket = join(folder, 'native');
  const server = spawn(
    'pulseaudio',
    [
      ...['--daemonize=no', '--exit-idle-time=-1', '-n', '-L', 'module-null-sink'],
      ...['-L', `module-native-protocol-unix socket=${socket} auth-anonymous=1`],
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  await until('PulseAudio is ready', async () => existsSync(socket) || hasEnded(server));
  return {
    environment: { PULSE_SERVER: `unix:${socket}` },
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hasEnded({ exitCode }: ChildProcess): boolean {
  if (exitCode !== null) throw new Error(`PulseAudio ended with ${exitCode}.`);
  return false;
}
