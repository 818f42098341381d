import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash';

/** So many builds of one kind are kept; a server may still stand on an older one. */
const kept = 3;

export interface CachedBuild {
  /** What is built, such as an environment; part of the folder's name. */
  readonly name: string;
  /** Files and folders under `root` that the build reads. */
  readonly inputs: readonly string[];
  readonly root: string;
  /** Where the builds are kept. */
  readonly cache: string;
  /** Builds into a folder that is not there yet; what it throws leaves no trace. */
  readonly build: (folder: string) => Promise<void>;
}

/**
 * The folder of a build of just these inputs: one that was made before, else made now. Each has a
 * folder of its own, which appears when it is complete, so that several may be made and served at once.
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
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  mkdirSync(cache, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  try {
    await build(unfinished);
    // Another process may have been faster: its build is the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldest(cache, name);
  return folder;
}

function removeOldest(cache: string, name: string): void {
  const isOurs = new RegExp(`^${name}-[0-9a-f]{16}$`);
  const folders = readdirSync(cache)
    .filter((entry) => isOurs.test(entry))
    .map((entry) => ({ path: join(cache, entry), usedAt: statSync(join(cache, entry)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of folders.slice(kept)) rmSync(path, { recursive: true, force: true });
}
