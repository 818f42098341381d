import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

/** An early script: its file in src/app, and how the page asks for it. */
interface EarlyScript {
  readonly file: string;
  /** `whileLoading`: run when it has come; `beforeAll`: nothing of the page runs before it. */
  readonly runs: 'whileLoading' | 'beforeAll';
}

/**
 * Puts a script of `src/app` into the built page as a file of its own, so that it runs without
 * waiting for the app. The dev server has one that runs before all in the page itself, and does without
 * the other: its mock is not there yet.
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
      const reference = this.emitFile({ type: 'asset', name: file.replace(/ts$/, 'js'), source });
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
