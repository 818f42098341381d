import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';

import type { Recordable } from './recorder';

const entry = fileURLToPath(new URL('./page-entry.ts', import.meta.url));

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'shenidarRecorder' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!('output' in first)) throw new Error(`No bundle was made of ${entry}`);
  return first.output[0].code;
}

/**
 * Hears all that a recording holds, from the pages of a browser context that are opened from now on. The
 * shim, where one is wanted, has to be there already.
 */
export async function watchPages(
  context: BrowserContext,
  hear: (entry: Recordable) => void,
): Promise<void> {
  bundled ??= bundle();
  await context.exposeBinding('__recordEntry', (_source, json: string) => {
    hear(JSON.parse(json) as Recordable);
  });
  await context.addInitScript(await bundled);
}
