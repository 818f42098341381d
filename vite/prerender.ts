import { build, type Plugin, type UserConfig } from 'vite';

/**
 * Adds the server's part to a build of the app: `prerender.js` in a folder of its own, beside the files that are served.
 * @param shared what both parts have in common, such as the names of classes
 */
export function prerender(entry: string, shared: UserConfig): Plugin {
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
      },
    },
  };
}
