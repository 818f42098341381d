import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/app/early-storefront.ts', import.meta.url));

/**
 * Puts `src/app/early-storefront.ts` into the built page as a file of its own, asked for at once and
 * run without waiting for the app. The dev server does without: its mock is not there yet.
 */
export function earlyScript(target: readonly string[]): Plugin {
  let fileName = '';
  return {
    name: 'shenidar:early-script',
    apply: 'build',
    async buildStart() {
      const source = await bundle(target);
      const reference = this.emitFile({ type: 'asset', name: 'early.js', source });
      fileName = this.getFileName(reference);
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}`, async: true }, injectTo: 'head' },
    ],
  };
}

/** One classic script with everything it needs inside: a shared chunk would cost a round trip. */
async function bundle(target: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: [...target],
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!('output' in first)) throw new Error(`No bundle was made of ${entry}`);
  return first.output[0].code;
}
