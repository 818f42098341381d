import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const HASH_DIGITS = 4;

/**
 * Returns the function that names the classes of CSS modules in a build: a hash of the file's path from `root`
 * and the class's number in it, so `_k3fa0`. Vite's own names are readable, but spell out each name and line
 * again in the first screen's scripts, where they compress badly. The names of a file depend on that file alone,
 * so a new style sheet leaves all other files of the build as they are.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const hashes = new Map<string, string>();
  const numbers = new Map<string, Map<string, number>>();
  return (name, file) => {
    const path = relative(root, file);
    const hash = hashOf(path);
    const other = hashes.get(hash) ?? path;
    if (other !== path)
      throw new Error(
        `The class names of ${path} and ${other} begin alike. Rename one of the files.`,
      );
    hashes.set(hash, path);
    const known = numbers.get(path) ?? new Map<string, number>();
    numbers.set(path, known);
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return `_${hash}${number.toString(36)}`;
  };
}

function hashOf(path: string): string {
  const digest = createHash('sha256').update(path).digest();
  return (digest.readUInt32BE() % 36 ** HASH_DIGITS).toString(36).padStart(HASH_DIGITS, '0');
}
