import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, resolveConfig, type InlineConfig } from 'vite';
import type { Manifest } from '../../scripts/lib/byte-budget';
import { precompress } from '../../vite/precompress';
import { recordChunkModules, type BuildModules } from './chunk-modules';

const MEASURED_ENVIRONMENT = 'pwa';

/** Each run has its own folder, so that parallel runs do not disturb each other. */
const home = `dist/bench/${process.pid}`;
process.once('exit', () => {
  rmSync(home, { recursive: true, force: true });
});

/** A page that was built for the benchmark. */
export interface BuiltPage {
  /** Relative to the repository's root. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly modules: BuildModules;
}

/** Builds the app like `npm run build -- --mode pwa`, but into a separate folder. */
export function buildApp(): Promise<BuiltPage> {
  return buildInto('app', { mode: MEASURED_ENVIRONMENT });
}

/** Builds the floor: a minimal storefront with React, router and effector. */
export function buildFloor(): Promise<BuiltPage> {
  return buildBare('floor');
}

/** Builds the bare player: plain HTML with hls.js. */
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
