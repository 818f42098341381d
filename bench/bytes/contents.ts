import type { BuiltPage } from '../lib/build-pages';

/** The part of some files that one package or folder contributes. */
export interface Share {
  /** A package, or a folder of src. */
  readonly name: string;
  /** Minified, before compression. */
  readonly bytes: number;
}

/** Returns the paths of every module in these files of a build. */
export function modulesIn({ modules }: BuiltPage, files: readonly string[]): string[] {
  return files.flatMap((file) => [...(modules.get(file)?.keys() ?? [])]);
}

/** Returns the packages and folders in these files, largest first. */
export function sharesOf({ modules }: BuiltPage, files: readonly string[]): Share[] {
  const bytes = new Map<string, number>();
  for (const file of files) {
    for (const [path, length] of modules.get(file) ?? []) {
      const name = ownerOf(path);
      bytes.set(name, (bytes.get(name) ?? 0) + length);
    }
  }
  return [...bytes]
    .map(([name, total]) => ({ name, bytes: total }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** The package of a module, such as `react-dom`, or its folder, such as `src/features/player`. */
function ownerOf(path: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return inPackage ?? path.split('/').slice(0, 3).join('/');
}
