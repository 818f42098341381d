import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsReferencedIn, type Manifest } from '../../lib/byte-budget';

/** What a page needs of the build besides its view. */
export interface PageFiles {
  /** The built page without its scripts and style sheets. */
  readonly html: string;
  /** Addresses of the style sheets, and all their rules. */
  readonly styles: readonly string[];
  readonly css: string;
  /** The code that decides before the first paint, and the code that starts the app late. */
  readonly earlyCode: string;
  readonly startCode: string;
  /** Addresses of the files without which the app does not start, each behind those that it imports. */
  readonly files: readonly string[];
  /** Addresses of the page's other files, in the same order. */
  readonly parts: readonly string[];
  /** Addresses of scripts that run while the app is loaded. */
  readonly asyncScripts: readonly string[];
}

/** The code that takes every view over. */
const takingOver = 'src/app/start/prerendered.ts';

const moduleScript = /\s*<script type="module"[^>]*><\/script>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g;
const styleSheet = /\s*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const classicScript = /\s*<script src="([^"]+)"( async)?><\/script>/g;

/**
 * Takes apart a built page, so that it is painted without another request.
 * @returns the files of a page; `parts` are the modules, or groups of files, whose code comes after the first screen but belongs to its first view
 */
export function createPageFiles(
  folder: string,
  html: string,
): (parts: readonly string[]) => PageFiles {
  const read = (address: string) => readFileSync(join(folder, address), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  if (!manifest[takingOver]) throw new Error(`The build in ${folder} has no ${takingOver}.`);
  const startCode = readFileSync(join(`${folder}-prerender`, 'early-start.js'), 'utf8');

  const styles = [...html.matchAll(styleSheet)].map(([, address = '']) => address);
  const classic = [...html.matchAll(classicScript)].map(([, address = '', isAsync]) => ({
    address,
    isAsync: isAsync !== undefined,
  }));
  const entries = scriptsReferencedIn(html.replaceAll(classicScript, ''));
  const files = inOrder(manifest, entries).scripts;
  const common = {
    files,
    html: [moduleScript, modulePreload, styleSheet, classicScript].reduce(
      (page, tag) => page.replaceAll(tag, ''),
      html,
    ),
    earlyCode: classic.flatMap(({ address, isAsync }) => (isAsync ? [] : read(address))).join('\n'),
    startCode,
    asyncScripts: classic.flatMap(({ address, isAsync }) => (isAsync ? address : [])),
  };

  return (parts) => {
    const chunks = [takingOver, ...parts].flatMap((part) => fileOf(manifest, part) ?? []);
    const order = inOrder(manifest, [...entries, ...chunks]);
    const all = [...new Set([...styles, ...order.styles])];
    return {
      ...common,
      styles: all,
      css: all.map(read).join('\n'),
      parts: order.scripts.slice(files.length),
    };
  };
}

/** The file of a module that is imported dynamically, or of a group of files (docs/chunks.md). */
function fileOf(manifest: Manifest, part: string): string | undefined {
  return (manifest[part] ?? Object.values(manifest).find(({ name }) => name === part))?.file;
}

/** These scripts with everything that they import, each behind its imports, and the style sheets of all. */
function inOrder(manifest: Manifest, files: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    const chunk = chunkOf.get(file);
    for (const key of chunk?.imports ?? []) visit(manifest[key]?.file ?? '');
    for (const style of chunk?.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${file}`);
  };
  files.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
