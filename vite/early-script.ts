import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

interface EarlyScript {
  /** A file in src/app. */
  readonly file: string;
  /**
   * `whileLoading`: async, runs when it has loaded. `beforeAll`: runs before everything else of the page.
   * `beforePaint`: runs at the end of the head, so that it holds back neither the scripts above it nor more
   * of the first paint than the style sheet does.
   */
  readonly runs: 'whileLoading' | 'beforeAll' | 'beforePaint';
}

/**
 * Adds a script of `src/app` to the built page as a separate file that does not wait for the app. The dev server
 * omits a `whileLoading` script, because its mock is not ready that early, and inlines the others.
 */
export function earlyScript({ file, runs }: EarlyScript, target: readonly string[]): Plugin {
  const entry = fileURLToPath(new URL(`../src/app/${file}`, import.meta.url));
  const isAsync = runs === 'whileLoading';
  const injectTo = runs === 'beforeAll' ? 'head-prepend' : 'head';
  let isServer = false;
  let source = '';
  let fileName = '';
  return {
    name: `shenidar:early-script:${file}`,
    configResolved({ command }) {
      isServer = command === 'serve';
    },
    async buildStart() {
      if (isServer && isAsync) return;
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
        const isApp = !isAsync && path === '/index.html';
        return isApp ? [{ tag: 'script', children: source, injectTo }] : [];
      }
      const attrs = { src: `/${fileName}`, ...(isAsync && { async: true }) };
      return [{ tag: 'script', attrs, injectTo }];
    },
  };
}
