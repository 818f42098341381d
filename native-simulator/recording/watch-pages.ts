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
  if (!('output' in first)) throw new Error(`Vite made no bundle of ${entry}`);
  return first.output[0].code;
}

/**
 * Receives every recordable entry from the pages that a browser context opens from now on. Add the shim to
 * the context first: it has to run before this script.
 */
export async function watchPages(
  context: BrowserContext,
  onEntry: (entry: Recordable) => void,
): Promise<void> {
  bundled ??= bundle();
  await context.exposeBinding('__recordEntry', (_source, json: string) => {
    onEntry(JSON.parse(json) as Recordable);
  });
  await context.addInitScript(await bundled);
}
