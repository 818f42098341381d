/** What a file of a build may be for: the first screen, or something that comes later. */
export type FileUse = 'firstScript' | 'firstStyle' | 'streaming' | 'laterScript' | 'laterStyle';

/**
 * Most bytes after brotli, at the best quality, that a visitor may be sent. The first screen counts
 * as a whole, the rest file by file. The first screen's scripts may be 1.25 × the floor that
 * `npm run bench` measures: a page of this stack with covers and nothing else, 97,100.
 */
export const byteBudgets: Readonly<Record<FileUse, number>> = {
  firstScript: 121_370,
  firstStyle: 7_000,
  streaming: 105_000,
  laterScript: 40_000,
  laterStyle: 6_000,
};

/** One entry of Vite's manifest, as far as it matters here. */
export interface ManifestChunk {
  readonly file: string;
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
 * Which files of the build are for what.
 * @param named the scripts that index.html itself asks for, be they in the manifest or not
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

/** The scripts that a page itself asks for, to run or to have at hand, named like the files of the manifest. */
export function scriptsReferencedIn(html: string): string[] {
  const naming =
    /<script[^>]*\ssrc="\/([^"]+)"|<link[^>]*rel="modulepreload"[^>]*\shref="\/([^"]+)"/g;
  return [...html.matchAll(naming)].map(([, run, preloaded]) => run ?? preloaded ?? '');
}

/** Every budget that a build exceeds. `sizeOf` tells a file's bytes after brotli. */
export function exceededBudgets(
  usesByFile: ReadonlyMap<string, FileUse>,
  sizeOf: (file: string) => number,
): Excess[] {
  const uses = [...usesByFile];
  const together = (['firstScript', 'firstStyle'] as const).map((use) => ({
    what: `${use}s together`,
    bytes: uses.reduce((total, [file, its]) => total + (its === use ? sizeOf(file) : 0), 0),
    budget: byteBudgets[use],
  }));
  const alone = uses
    .filter(([, use]) => use !== 'firstScript' && use !== 'firstStyle')
    .map(([file, use]) => ({ what: file, bytes: sizeOf(file), budget: byteBudgets[use] }));
  return [...together, ...alone].filter(({ bytes, budget }) => bytes > budget);
}

function scriptUse(file: string, isFirst: boolean): FileUse {
  if (isFirst) return 'firstScript';
  return /\/hls\b/.test(file) ? 'streaming' : 'laterScript';
}

/** The entries of the page, what it names itself, and everything that these import at once. */
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
