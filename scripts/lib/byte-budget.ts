/** When the page needs a file of a build: for the first screen, or later. */
export type FileUse = 'firstScript' | 'firstStyle' | 'streaming' | 'laterScript' | 'laterStyle';

/**
 * The most bytes, after brotli at its best quality, that a visitor may download. The budgets of the first
 * screen are for all its files together, the others for each file. The first screen's scripts may be
 * 1.35 × the floor that `npm run bench` measures: a page of this stack with covers and nothing else, 97,100.
 */
export const byteBudgets: Readonly<Record<FileUse, number>> = {
  firstScript: 131_080,
  firstStyle: 7_000,
  streaming: 105_000,
  laterScript: 40_000,
  laterStyle: 6_000,
};

/** The part of an entry in Vite's manifest that we read. */
export interface ManifestChunk {
  readonly file: string;
  /** Of its group of files (docs/chunks.md), else of its module. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Excess {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

/**
 * Returns the use of each file of a build.
 * @param named the scripts that index.html references; they need not be in the manifest
 */
export function usesByFile(
  manifest: Manifest,
  named: readonly string[] = [],
): Map<string, FileUse> {
  const first = firstChunks(manifest, named);
  const uses = new Map<string, FileUse>(named.map((file) => [file, 'firstScript']));
  for (const chunk of Object.values(manifest)) {
    if (uses.has(chunk.file) && !first.has(chunk)) continue;
    const isFirst = first.has(chunk);
    if (chunk.file.endsWith('.js')) uses.set(chunk.file, scriptUse(chunk.file, isFirst));
    for (const style of chunk.css ?? []) {
      if (isFirst || !uses.has(style)) uses.set(style, isFirst ? 'firstStyle' : 'laterStyle');
    }
  }
  return uses;
}

/** Returns the scripts that a page runs or preloads, as paths like those of the manifest. */
export function scriptsReferencedIn(html: string): string[] {
  const naming =
    /<script[^>]*\ssrc="\/([^"]+)"|<link[^>]*rel="modulepreload"[^>]*\shref="\/([^"]+)"/g;
  return [...html.matchAll(naming)].map(([, run, preloaded]) => run ?? preloaded ?? '');
}

/** Returns every exceeded budget. `sizeOf` returns a file's bytes after brotli. */
export function exceededBudgets(
  usesByFile: ReadonlyMap<string, FileUse>,
  sizeOf: (file: string) => number,
): Excess[] {
  const uses = [...usesByFile];
  const firstScreen = (['firstScript', 'firstStyle'] as const).map((use) => ({
    what: `${use}s together`,
    bytes: uses.reduce((total, [file, fileUse]) => total + (fileUse === use ? sizeOf(file) : 0), 0),
    budget: byteBudgets[use],
  }));
  const laterFiles = uses
    .filter(([, use]) => use !== 'firstScript' && use !== 'firstStyle')
    .map(([file, use]) => ({ what: file, bytes: sizeOf(file), budget: byteBudgets[use] }));
  return [...firstScreen, ...laterFiles].filter(({ bytes, budget }) => bytes > budget);
}

function scriptUse(file: string, isFirst: boolean): FileUse {
  if (isFirst) return 'firstScript';
  return /\/hls\b/.test(file) ? 'streaming' : 'laterScript';
}

/** Returns the entries, the named scripts, and everything that they import statically. */
function firstChunks(manifest: Manifest, named: readonly string[]): Set<ManifestChunk> {
  const found = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const key of chunk.imports ?? []) visit(manifest[key]);
  };
  for (const chunk of Object.values(manifest)) {
    if (chunk.isEntry || named.includes(chunk.file)) visit(chunk);
  }
  return found;
}
