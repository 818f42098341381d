import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

interface EarlyScript {
  /** A file in src/app. */
  readonly file: string;
  /** `whileLoading`: async, runs when it has loaded. `beforeAll`: runs before everything else of the page. */
  readonly runs: 'whileLoading' | 'beforeAll';
}

/**
 * Adds a script of `src/app` to the built page as a separate file that does not wait for the app. The dev server
 * inlines a `beforeAll` script and omits a `whileLoading` one, because its mock is not ready that early.
 */
export function earlyScript({ file, runs }: EarlyScript, target: readonly string[]): Plugin {
  const entry = fileURLToPath(new URL(`../src/app/${file}`, import.meta.url));
  const isFirst = runs === 'beforeAll';
  let isServer = false;
  let source = '';
  let fileName = '';
  return {
    name: `shenidar:early-script:${file}`,
    configResolved({ command }) {
      isServer = command === 'serve';
    },
    async buildStart() {
      if (isServer && !isFirst) return;
      source = await bundleClassicScript({ entry, name: 'early', target });
      if (isServer) return;
      const reference = this.emitFile({
        type: 'asset',
        name: `${basename(file, '.ts')}.js`,
        source,
      });
      fileName = this.getFileName(reference);
    },
    transformIndexHtml: (_html, { path }) => {
      if (isServer) {
        const isApp = isFirst && path === '/index.html';
        return isApp ? [{ tag: 'script', children: source, injectTo: 'head-prepend' }] : [];
      }
      const attrs = { src: `/${fileName}`, ...(!isFirst && { async: true }) };
      return [{ tag: 'script', attrs, injectTo: isFirst ? 'head-prepend' : 'head' }];
    },
  };
}
