import type { BuiltPage } from '../lib/build-pages';

/** Where the bytes of some files come from. */
export interface Share {
  /** A package, or a folder of src. */
  readonly name: string;
  /** Minified, before compression. */
  readonly bytes: number;
}

/** Paths of every module in these files of a build. */
export function modulesIn({ modules }: BuiltPage, files: readonly string[]): string[] {
  return files.flatMap((file) => [...(modules.get(file)?.keys() ?? [])]);
}

/** The packages and folders that fill these files, largest first. */
export function sharesOf({ modules }: BuiltPage, files: readonly string[]): Share[] {
  const bytes = new Map<string, number>();
  for (const file of files) {
    for (const [path, length] of modules.get(file) ?? []) {
      const name = ownerOf(path);
      bytes.set(name, (bytes.get(name) ?? 0) + length);
    }
  }
  return [...bytes]
    .map(([name, its]) => ({ name, bytes: its }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** `react-dom` of a module of that package, `src/features/player` of one of ours. */
function ownerOf(path: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return inPackage ?? path.split('/').slice(0, 3).join('/');
}
