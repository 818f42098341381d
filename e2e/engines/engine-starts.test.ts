import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firefoxEngine } from './firefox-engine';
import { startHelper } from './helper-program';
import { webkitEngine } from './webkit-engine';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-starts-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Puts a program into the only folder of PATH: it notes its process, does this and goes on until it is ended. */
function install(name: string, code = '') {
  const notes = JSON.stringify(join(folder, `${name}.pid`));
  const lines = [
    `#!${process.execPath}`,
    "const fs = require('node:fs');",
    `fs.writeFileSync(${notes}, String(process.pid));`,
    code,
    'setInterval(() => undefined, 1000);',
  ];
  writeFileSync(join(folder, name), lines.join('\n'));
  chmodSync(join(folder, name), 0o755);
}

/** As PulseAudio does, it makes its socket; a note says where. */
const makesSocket = () =>
  `const socket = process.argv.join(' ').match(/socket=(\\S+)/)[1]; fs.writeFileSync(socket, ''); fs.writeFileSync(${JSON.stringify(join(folder, 'socket'))}, socket);`;

function isRunning(name: string): boolean {
  try {
    return process.kill(Number(readFileSync(join(folder, `${name}.pid`), 'utf8')), 0);
  } catch {
    return false;
  }
}

function soundFolder(): string {
  return dirname(readFileSync(join(folder, 'socket'), 'utf8'));
}

it('leaves no sound behind when there is no screen for WebKit', async () => {
  install('pulseaudio', makesSocket());
  await expect(webkitEngine.start()).rejects.toThrow('Xvfb');
  expect([isRunning('pulseaudio'), existsSync(soundFolder())]).toEqual([false, false]);
});

it('leaves neither sound nor screen behind when the driver of WebKit ends', async () => {
  install('pulseaudio', makesSocket());
  install('Xvfb', "fs.writeSync(3, '77\\n');");
  install('WebKitWebDriver', 'process.exit(5);');
  await expect(webkitEngine.start()).rejects.toThrow('WebKitWebDriver ended with 5.');
  expect(['pulseaudio', 'Xvfb'].map(isRunning)).toEqual([false, false]);
  expect(existsSync(soundFolder())).toBe(false);
});

it('leaves no sound behind when Firefox does not start', async () => {
  install('pulseaudio', makesSocket());
  install('firefox-esr', 'process.exit(5);');
  await expect(firefoxEngine.start()).rejects.toThrow('launch');
  expect([isRunning('pulseaudio'), existsSync(soundFolder())]).toEqual([false, false]);
});

it('says at once that the sound ended before it was ready', async () => {
  install('pulseaudio', 'process.exit(3);');
  await expect(firefoxEngine.start()).rejects.toThrow('pulseaudio ended with 3.');
});

it('waits until a helper program has ended, and ends it with this process', async () => {
  const before = process.listeners('exit').length;
  install('slow', "process.on('SIGTERM', () => setTimeout(() => process.exit(), 300));");
  const helper = startHelper('slow', [], { stdio: 'ignore' });
  await vi.waitUntil(() => existsSync(join(folder, 'slow.pid')), { timeout: 20_000 });
  expect(process.listeners('exit')).toHaveLength(before + 1);
  expect(helper.check).not.toThrow();
  await helper.stop();
  expect(isRunning('slow')).toBe(false);
  expect(helper.check).toThrow('slow ended');
  expect(process.listeners('exit')).toHaveLength(before);
});
