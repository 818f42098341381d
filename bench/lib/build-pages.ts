import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, resolveConfig, type InlineConfig } from 'vite';
import type { Manifest } from '../../scripts/lib/byte-budget';
import { precompress } from '../../vite/precompress';
import { recordChunkModules, type BuildModules } from './chunk-modules';

/** The environment whose production build is measured. */
const MEASURED_ENVIRONMENT = 'pwa';

/** A run builds into a folder of its own, so that another run does not take its pages away. */
const home = `dist/bench/${process.pid}`;
process.once('exit', () => {
  rmSync(home, { recursive: true, force: true });
});

/** A page as it was built for the benchmark. */
export interface BuiltPage {
  /** From the repository's root. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly modules: BuildModules;
}

/** The app as `npm run build -- --mode pwa` makes it, but in a folder of its own. */
export function buildApp(): Promise<BuiltPage> {
  return buildInto('app', { mode: MEASURED_ENVIRONMENT });
}

/** Bare React, router and effector with a storefront-like page: what any app of this stack weighs. */
export function buildFloor(): Promise<BuiltPage> {
  return buildBare('floor');
}

/** Plain HTML with hls.js and nothing else. */
export function buildBarePlayer(): Promise<BuiltPage> {
  return buildBare('bare-player');
}

async function buildBare(name: string): Promise<BuiltPage> {
  const config = await resolveConfig(
    { logLevel: 'silent' },
    'build',
    MEASURED_ENVIRONMENT,
    'production',
  );
  const { target } = config.build;
  return buildInto(name, {
    configFile: false,
    root: `bench/${name}`,
    plugins: [react(), precompress()],
    build: { target, manifest: true, reportCompressedSize: false, chunkSizeWarningLimit: 600 },
  });
}

async function buildInto(name: string, config: InlineConfig): Promise<BuiltPage> {
  const folder = `${home}/${name}`;
  const modules: BuildModules = new Map();
  await build({
    ...config,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), recordChunkModules(modules)],
    build: { ...config.build, outDir: join(process.cwd(), folder), emptyOutDir: true },
  });
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  return { folder, manifest, modules };
}
