import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

interface Parts {
  readonly entry: string;
  readonly earlyStart: string;
}

/**
 * Adds the server's part to a build of the app, in a folder of its own beside the files that are served: `prerender.js`, and
 * `early-start.js`, a script that the server writes into the pages.
 * @param shared what both parts have in common, such as the names of classes
 */
export function prerender(
  { entry, earlyStart }: Parts,
  shared: UserConfig,
  target: readonly string[],
): Plugin {
  let outDir = '';
  return {
    name: 'shenidar:prerender',
    apply: 'build',
    configResolved({ build: { outDir: folder } }) {
      outDir = `${folder}-prerender`;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          ...shared,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
          // One copy of each library, and the one that the app's build takes.
          ssr: { noExternal: true },
          build: { outDir, emptyOutDir: true, ssr: entry, target: 'node20', minify: false },
        });
        const script = await bundleClassicScript({ entry: earlyStart, name: 'earlyStart', target });
        writeFileSync(join(outDir, 'early-start.js'), script.trim());
      },
    },
  };
}
