import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

/** A file that the service worker keeps. Without a revision its name changes with its content. */
interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** A file of a build, as a bundler reports it. */
interface BuiltFile {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

const worker = sourceFile('service-worker.ts');
const turnOff = sourceFile('turn-off.ts');

/** Files of `public` that the app shows without a connection. */
const publicFiles = ['favicon.svg', 'icons/icon-192.png'];

/**
 * Large files that many visits never need: HLS, which comes with the first sound, and the display font. The worker
 * keeps them from their first use on.
 */
const keptOnUse = /^assets\/(?:hls-stream|gulzar)-/;

/**
 * Builds the service worker of the web app: `/sw.js`, and `/sw-off.js`, which an operator serves in its place to turn it
 * off. The list of files in it changes with every build that differs, so the browser finds each new version.
 */
export function serviceWorker(target: readonly string[]): Plugin {
  let publicFolder = '';
  return {
    name: 'shenidar:service-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    // After Vite's own plugins have added the page.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).map((file) => ({
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        }));
        const copied = publicFiles.map((fileName) => ({
          fileName,
          source: readFileSync(join(publicFolder, fileName)),
        }));
        const files = precachedFiles([...built, ...copied]);
        const define = { PRECACHED_FILES: JSON.stringify(files) };
        const [source, offSource] = await Promise.all([
          bundleClassicScript({ entry: worker, name: 'worker', target, define }),
          bundleClassicScript({ entry: turnOff, name: 'worker', target }),
        ]);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: offSource });
      },
    },
  };
}

/** The files of a build that the worker keeps from its installation on, sorted by address. */
export function precachedFiles(files: readonly BuiltFile[]): PrecachedFile[] {
  return files
    .filter(({ fileName }) => isPrecached(fileName))
    .map(({ fileName, source }) => ({
      url: `/${fileName}`,
      revision: fileName.startsWith('assets/') ? null : revisionOf(source),
    }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}

function isPrecached(fileName: string): boolean {
  if (keptOnUse.test(fileName)) return false;
  const isAppFile = /^assets\/.+\.(?:js|css|woff2)$/.test(fileName);
  return isAppFile || fileName === 'index.html' || publicFiles.includes(fileName);
}

function revisionOf(source: string | Uint8Array): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

function sourceFile(name: string): string {
  return fileURLToPath(new URL(`../src/service-worker/${name}`, import.meta.url));
}
