import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsReferencedIn, usesByFile, type FileUse } from '../../scripts/lib/byte-budget';
import type { BuiltPage } from '../lib/build-pages';
import { compressedBytes, type CompressedBytes } from './compressed-bytes';

/** The files that a page loads before it can paint, by the same rule as in `npm test`. */
export interface FirstScreen {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly script: CompressedBytes;
  readonly style: CompressedBytes;
  readonly html: CompressedBytes;
}

export function firstScreenOf({ folder, manifest }: BuiltPage): FirstScreen {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const uses = usesByFile(manifest, scriptsReferencedIn(html));
  const filesFor = (use: FileUse) =>
    [...uses].filter(([, fileUse]) => fileUse === use).map(([file]) => file);
  const scripts = filesFor('firstScript');
  const styles = filesFor('firstStyle');
  return {
    scripts,
    styles,
    script: compressedBytes(folder, scripts),
    style: compressedBytes(folder, styles),
    html: compressedBytes(folder, ['index.html']),
  };
}
