import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsNamedIn, usesOfFiles, type FileUse } from '../../scripts/lib/byte-budget';
import type { BuiltPage } from '../lib/build-pages';
import { weigh, type Weight } from './weigh';

/** What a page loads before it can paint, by its build alone; the same rule as in `npm test`. */
export interface FirstScreen {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly script: Weight;
  readonly style: Weight;
  readonly html: Weight;
}

export function firstScreenOf({ folder, manifest }: BuiltPage): FirstScreen {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const uses = usesOfFiles(manifest, scriptsNamedIn(html));
  const filesFor = (use: FileUse) =>
    [...uses].filter(([, its]) => its === use).map(([file]) => file);
  const scripts = filesFor('firstScript');
  const styles = filesFor('firstStyle');
  return {
    scripts,
    styles,
    script: weigh(folder, scripts),
    style: weigh(folder, styles),
    html: weigh(folder, ['index.html']),
  };
}
