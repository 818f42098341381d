import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inFolders } from '../find-browser.mjs';

/** The engines beside Chromium: docs/engines.md */
export const engineNames = ['webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

/** Why an engine cannot run on this machine; undefined if it can. */
export function missingEngine(name: EngineName): string | undefined {
  const isThere =
    name === 'webkit'
      ? hasAll('WebKitWebDriver', 'Xvfb', 'pulseaudio') && findMiniBrowser() !== undefined
      : findFirefox() !== undefined && hasAll('pulseaudio');
  return isThere ? undefined : `not installed: apt-get install ${packages[name]}`;
}

const packages = {
  webkit: 'webkit2gtk-driver xvfb pulseaudio',
  firefox: 'firefox-esr pulseaudio',
} as const;

export function findFirefox(): string | undefined {
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

/** WebKitGTK's own browser. Debian puts it beside the libraries, in a folder of the architecture. */
export function findMiniBrowser(libraries = '/usr/lib'): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['6.0', '4.1', '4.0'].map((api) =>
        join(libraries, folder, `webkit2gtk-${api}`, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

const hasAll = (...names: readonly string[]) =>
  names.every((name) => findProgram(name) !== undefined);

function findProgram(name: string): string | undefined {
  return inFolders(process.env, name).find((path) => existsSync(path));
}
