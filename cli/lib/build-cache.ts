import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash';
import { ensureWritable } from './writable-folder';

/** How many builds of one name stay in the cache: a running server may still use an older one. */
const MAX_BUILDS_PER_NAME = 3;

export interface CachedBuild {
  /** Prefix of the folder's name, such as the environment. */
  readonly name: string;
  /** Files and folders under `root` that the build reads. */
  readonly inputs: readonly string[];
  readonly root: string;
  /** The folder of all cached builds. */
  readonly cache: string;
  /**
   * Builds into a folder that does not exist yet. If it rejects, the folder is removed. So is, in any case, the
   * server's part beside it (vite/prerender.ts): a cached build is served without it.
   */
  readonly build: (folder: string) => Promise<void>;
}

/**
 * Returns the folder of the build for the current content of the inputs, and builds it if the cache has none.
 * A folder appears under its final name only when it is complete, so parallel builds do not disturb each other.
 * @throws {CommandFailure} when the cache cannot be written
 */
export async function ensureBuild({
  name,
  inputs,
  root,
  cache,
  build,
}: CachedBuild): Promise<string> {
  const folder = join(cache, `${name}-${contentHash(root, inputs, name)}`);
  if (existsSync(folder)) {
    markUsed(folder);
    return folder;
  }
  ensureWritable(
    cache,
    'The build cache',
    'Make it writable, or set SHENIDAR_BUILDS to another folder.',
  );
  const unfinished = `${folder}.${process.pid}`;
  try {
    await build(unfinished);
    // Another process may have finished the same build first.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    for (const part of ['', '-prerender']) remove(`${unfinished}${part}`);
  }
  removeUnfinished(cache);
  removeOldest(cache, name);
  return folder;
}

function markUsed(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A read-only cache still serves its builds; only the order of their removal depends on the time.
  }
}

function removeOldest(cache: string, name: string): void {
  const isOurs = new RegExp(`^${name}-[0-9a-f]{16}$`);
  const folders = readdirSync(cache)
    .filter((entry) => isOurs.test(entry))
    .map((entry) => ({ path: join(cache, entry), usedAt: lastUse(join(cache, entry)) }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of folders.slice(MAX_BUILDS_PER_NAME)) remove(path);
}

/** Epoch milliseconds; 0 for a folder that another process has removed meanwhile. */
function lastUse(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Removes what builds have left that were killed: their folders are named after their process. */
function removeUnfinished(cache: string): void {
  for (const entry of readdirSync(cache)) {
    const [, id] = /-[0-9a-f]{16}\.(\d+)(?:-prerender)?$/.exec(entry) ?? [];
    if (id !== undefined && hasEnded(Number(id))) remove(join(cache, entry));
  }
}

function hasEnded(id: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(id, 0);
    return false;
  } catch (error) {
    // A process of another user refuses, and runs.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
