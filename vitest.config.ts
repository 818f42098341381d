import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * Neither UTC, which hides a moment's day being read in UTC, nor the zone of customers and developers: no test passes
 * because two zones happen to be the same. A test that depends on a certain zone must set it.
 */
process.env['TZ'] = 'Asia/Kathmandu';

/** Tests that need no document and do not change effector's graph, so they can share modules. */
const pureSource = [
  'src/**/lib/**/*.test.ts',
  'src/shared/{bridge,config,i18n,storage}/**/*.test.ts',
  'native-simulator/{config,recording,scenarios,shim}/**/*.test.ts',
];

/** Tests that need a document. They share one, because creating it takes half a second. */
const documentSource = [
  '{src,native-simulator}/**/*.test.tsx',
  'src/shared/{browser,media,ui}/**/*.test.ts',
  'src/shared/routing/history-depth.test.ts',
  'src/features/{appearance,back-navigation,error-reporting}/*.test.ts',
  // The vmThreads pool of the models project cannot load the router's packages.
  'src/app/start/routes.test.ts',
];

/** Tests that replace or reload modules. In a shared graph they would depend on what another file has loaded before. */
const isolatedSource = ['**/*.isolated.test.{ts,tsx}'];

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // Only guards against tests that never end, because a busy machine makes any test slow.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // The default of one second is too short for a busy machine.
      expect: { poll: { timeout: 20_000 } },
      // Threads start faster than processes. By default Vitest leaves one core unused.
      pool: 'threads',
      maxWorkers: availableParallelism(),
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      coverage: {
        provider: 'v8',
        reporter: ['text', 'html'],
        include: ['{src,mock-api,native-simulator,cli,fixtures,scripts,vite}/**/*.{ts,tsx}'],
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // These tests leave no state behind, so they can share modules.
            isolate: false,
            include: ['{mock-api,cli,scripts,fixtures,vite,bench,e2e}/**/*.test.ts', ...pureSource],
            exclude: [...configDefaults.exclude, ...isolatedSource],
          },
        },
        {
          extends: true,
          test: {
            name: 'models',
            environment: 'node',
            // Each file needs its own effector graph; a new VM context starts faster than a new thread.
            pool: 'vmThreads',
            include: ['{src,native-simulator}/**/*.test.ts'],
            exclude: [
              ...configDefaults.exclude,
              ...pureSource,
              ...documentSource,
              ...isolatedSource,
            ],
            setupFiles: ['src/testing/bare-navigator.ts', 'src/testing/own-channels.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            isolate: false,
            include: documentSource,
            exclude: [...configDefaults.exclude, ...pureSource, ...isolatedSource],
            setupFiles: ['src/testing/setup.ts', 'src/testing/own-channels.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'jsdom',
            include: isolatedSource,
            setupFiles: ['src/testing/setup.ts', 'src/testing/own-channels.ts'],
          },
        },
      ],
    },
  }),
);
