import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createClassNames } from './vite/class-names.ts';
import { earlyScript } from './vite/early-script.ts';
import { effectorNames } from './vite/effector-names.ts';
import { mockInBrowser } from './vite/mock-in-browser.ts';
import { environmentOfMode } from './vite/mode.ts';
import { olderMediaQueries } from './vite/older-media-queries.ts';
import { oldestEngines, oldestEnginesOnly } from './vite/oldest-engines.ts';
import { prerender } from './vite/prerender.ts';
import { preloadSecondFile } from './vite/preload-second-file.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { simulatorShim } from './vite/simulator-shim.ts';
import { splashTexts } from './vite/splash-texts.ts';
import { webAppManifests } from './vite/web-app-manifest.ts';

/** Vite's own default mode of the dev server: `npx vite` means our everyday environment. */
const viteDefaultMode = 'development';
const everydayMode = 'landing-webview-dev';
/** Unit tests run as the web app, unless they say otherwise. */
const testEnvironment = environmentOfMode('pwa');

/** The file that `src/app/main.tsx` imports after it has been evaluated. */
const secondFile = 'src/app/start/mount.tsx';

const projectFolder = fileURLToPath(new URL('.', import.meta.url));
const partsOfOfetch = `${projectFolder}vite/parts-of-ofetch.ts`;

/** What a build takes instead of packages. */
const buildAliases = [
  // react-router names its development build in all cases.
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
  { find: /^(?:ufo|destr)$/, replacement: partsOfOfetch },
  // effector-react brings React's own hook along for versions before 18.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'use-sync-external-store' },
  {
    find: /^use-sync-external-store\/shim\/with-selector\.js$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** The modes are the environments of src/shared/config/environments.ts; Vitest brings `test`. */
export default defineConfig(({ command, mode }) => {
  const isTest = mode === 'test';
  const isServer = command === 'serve' && !isTest;
  const environmentName = isServer && mode === viteDefaultMode ? everydayMode : mode;
  const environment = isTest ? undefined : environmentOfMode(environmentName);

  const shared = {
    define: {
      BUILT_ENVIRONMENT: JSON.stringify(environment ?? testEnvironment),
      // What no wrapper can ever be around does without the way to meet one.
      HAS_BRIDGE: environment?.bridge !== 'no',
    },
    resolve: { tsconfigPaths: true, alias: command === 'build' ? buildAliases : [] },
    css: {
      postcss: { plugins: [olderMediaQueries()] },
      modules: command === 'build' ? { generateScopedName: createClassNames(projectFolder) } : {},
    },
  };

  return {
    mode: environmentName,
    ...shared,
    plugins: [
      react(),
      (isServer || isTest) && effectorNames({ hmr: isServer }),
      isServer && environment?.api === 'mock' && mockInBrowser(),
      !isTest &&
        earlyScript({ file: 'start/early-storefront.ts', runs: 'whileLoading' }, oldestEngines),
      // Behind the storefront's request, which must not wait for it.
      !isTest &&
        earlyScript({ file: 'start/early-appearance.ts', runs: 'beforePaint' }, oldestEngines),
      // A wrapper may speak to the page from its first line on.
      environment &&
        environment.bridge !== 'no' &&
        earlyScript({ file: 'native/early-bridge.ts', runs: 'beforeAll' }, oldestEngines),
      splashTexts(),
      preloadSecondFile(secondFile),
      environment?.hasServiceWorker && [webAppManifests(), serviceWorker(oldestEngines)],
      environment?.hasServiceWorker &&
        prerender(
          {
            entry: `${projectFolder}src/app/prerender.tsx`,
            earlyStart: `${projectFolder}src/app/start/early-start.ts`,
          },
          { root: projectFolder, ...shared, plugins: [react()] },
          oldestEngines,
        ),
      precompress(),
      environment && oldestEnginesOnly(),
      isServer && simulatorShim(),
    ],
    server: {
      port: 5173,
      watch: { ignored: ['**/dist/**', '**/test-results/**', '**/bench/results/**'] },
    },
    optimizeDeps: {
      // Every page that is reached without a link from index.html, so that nothing found late reloads the app in use.
      entries: ['index.html', 'src/app/main.mock.ts', 'native-simulator/**/index.html'],
    },
    build: {
      outDir: `dist/${environmentName}`,
      target: oldestEngines,
      // Every browser that we build for either knows `modulepreload` or does well without it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The router's warnings are for developers, and part of its production build as well.
        treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
        // A class field is set as `this.name = …`. To define it takes four helper functions, in the first screen's scripts.
        transform: { assumptions: { setPublicClassFields: true } },
        // Rolldown prints this report on every build, in colour even with NO_COLOR.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            // The first screen is three files, each evaluated in a task of its own. More would compress worse.
            groups: [
              {
                name: 'react',
                test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/start\/react\.ts/,
                priority: 3,
              },
              { name: 'first', tags: ['$initial'], priority: 2 },
              { name: 'second', test: (id) => id.endsWith(secondFile), priority: 1 },
              // Used by all other pages, and in a native wrapper before them.
              { name: 'bridge', test: /src\/shared\/(?:bridge|routing)\//, priority: 1 },
              // A session is renewed, or ended, without waiting for the code of the other pages.
              { name: 'session', test: /src\/shared\/api\/token-exchange\.ts$/, priority: 1 },
              // Calls of the API and stored keys, on which the models of the other pages stand: files of their own keep theirs small.
              {
                name: 'account-calls',
                test: /src\/shared\/api\/(?:contract|endpoints)\/(?:account|auth|credit|feedback|markets|orders|push|subscription)\.ts$/,
                priority: 1,
              },
              {
                name: 'book-calls',
                test: /src\/shared\/api\/(?:contract|endpoints)\//,
                priority: 1,
              },
              { name: 'calls', test: /src\/shared\/(?:api|storage)\//, priority: 1 },
              // Icons, buttons, rows, covers, prices and the player's texts, which most pages share: alone each would be a
              // request for a few bytes. The storefront, the sidebar and the player must not wait for the models below.
              {
                name: 'controls',
                test: /src\/(?:shared\/(?:ui\/(?!dialog|slider)|i18n\/fa\/player\.|browser\/create-timer\.|lib\/fold-digits\.)|entities\/\w+\/ui\/).*tsx?$/,
                priority: 1,
              },
              // What the lower half of the storefront and the sidebar need of them.
              {
                name: 'storefront',
                test: /src\/(?:pages\/shop\/tonight|features\/navigation-bar\/search)\.ts$/,
                priority: 1,
              },
              {
                name: 'account',
                test: /src\/(?:features\/account-mark|entities\/(?:subscription|user))\/(?!ui\/).*\.ts$|i18n\/fa\/profile\.ts$/,
                priority: 1,
              },
              // The models of features and pages, in files that are each evaluated in a short task:
              // src/app/start/model-files.ts lists them.
              {
                name: 'sound-models',
                test: /src\/features\/player\/(?:lib\/|model\/(?:ahead|device-switch|free-podcast|heard-meter|next-part|output|place-request|prepared-[\w-]+|shown|stall|tabs|warm-up)\.)/,
                priority: 1,
              },
              {
                name: 'listening-models',
                test: /src\/features\/player\/(?!ui\/).*\.ts$/,
                priority: 1,
              },
              {
                name: 'buying-models',
                test: /src\/features\/(?:purchase|subscription-ended)\/(?!ui\/).*\.ts$/,
                priority: 1,
              },
              {
                name: 'owning-models',
                test: /src\/features\/(?:markets|owned-books|wishlist)\/(?!ui\/).*\.ts$/,
                priority: 1,
              },
              {
                name: 'keeping-models',
                test: /src\/features\/kept-\w+\/(?!ui\/).*\.ts$/,
                priority: 1,
              },
              {
                name: 'device-models',
                test: /src\/features\/(?:app-update|appearance|download|install-hint|launch|push|support-chat)\/(?!ui\/).*\.ts$/,
                priority: 1,
              },
              { name: 'features', test: /src\/features\/(?!.*\/ui\/).*\.ts$/, priority: 1 },
              { name: 'comment-models', test: /src\/pages\/comments\/.*\.ts$/, priority: 1 },
              {
                name: 'book-models',
                test: /src\/pages\/(?:about-book|product)\/.*\.ts$/,
                priority: 1,
              },
              { name: 'search-models', test: /src\/pages\/clp\/.*\.ts$/, priority: 1 },
              {
                name: 'list-models',
                test: /src\/pages\/(?:artist|catalog|catalog-landing|landing|publisher)\/.*\.ts$/,
                priority: 1,
              },
              {
                name: 'shelf-models',
                test: /src\/pages\/(?:archive|library|profile|wishlist)\/.*\.ts$/,
                priority: 1,
              },
              {
                name: 'payment-models',
                test: /src\/pages\/(?:app-checkout|credit|credit-code|subscription|webview-page)\/.*\.ts$/,
                priority: 1,
              },
              { name: 'account-models', test: /src\/pages\/(?!shop\/).*\.ts$/, priority: 1 },
              // One file for the code of all other pages, because the first file holds the name of every file.
              { name: 'pages', test: /src\/app\/start\/page-(models|views)\.ts$/ },
            ],
          },
        },
      },
      manifest: true,
      // The notices that the licenses of what we ship ask for.
      license: { fileName: 'licenses.md' },
      sourcemap: false,
      reportCompressedSize: false,
    },
  };
});

function routerFile(name: string): string {
  return `${projectFolder}node_modules/react-router/dist/production/${name}`;
}
