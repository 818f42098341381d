import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createClassNames } from '../vite/class-names.ts';
import { bundleClassicScript } from '../vite/classic-script.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const frameEntry = file('page/phone/frame-entry.ts');

/** Builds the simulator alone: `shenidar launch --prod` serves it beside a build of the app. */
export default defineConfig({
  base: '/native-simulator/',
  publicDir: false,
  plugins: [react(), frameScript()],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: createClassNames(file('..')) } },
  build: {
    reportCompressedSize: false,
    // Rolldown prints this report on every build, in colour even with NO_COLOR.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [file('index.html'), file('samples/index.html')],
    },
  },
});

/** Builds the first script of a phone's page (vite/simulator-shim.ts does it on the dev server). */
function frameScript(): Plugin {
  return {
    name: 'shenidar:frame-script',
    apply: 'build',
    async generateBundle() {
      const source = await bundleClassicScript({ entry: frameEntry, name: 'simulatorFrame' });
      this.emitFile({ type: 'asset', fileName: 'frame.js', source });
    },
  };
}
