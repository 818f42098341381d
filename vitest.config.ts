import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * A test that depends on the time zone has to say which: in UTC nothing agrees by chance with the
 * zone of the customers or of the developer's machine.
 */
process.env['TZ'] = 'UTC';

/** Parts that need no document and leave effector's graph as it was, so that they may share their modules. */
const pureSource = [
  'src/**/lib/**/*.test.ts',
  'src/shared/{bridge,config,i18n,storage}/**/*.test.ts',
  'native-simulator/{config,recording,scenarios,shim}/**/*.test.ts',
];

/** Tests that need a document: they share one, for which each file would wait half a second. */
const documentSource = [
  '{src,native-simulator}/**/*.test.tsx',
  'src/shared/{browser,media,ui}/**/*.test.ts',
  'src/shared/routing/history-depth.test.ts',
  'src/features/{back-navigation,error-reporting}/*.test.ts',
  // The router's packages cannot be loaded into a context of the models' tests.
  'src/app/routes.test.ts',
];

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // A guard against tests that never end; how long one takes is no finding on a busy machine.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // Threads begin sooner than processes; by itself vitest leaves one core unused.
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
            // These files leave nothing behind, so they may share what they import.
            isolate: false,
            include: ['{mock-api,cli,scripts,fixtures,vite,bench}/**/*.test.ts', ...pureSource],
          },
        },
        {
          extends: true,
          test: {
            name: 'models',
            environment: 'node',
            // Each has effector's graph to itself; a context of its own is had sooner than a thread.
            pool: 'vmThreads',
            include: ['{src,native-simulator}/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ...pureSource, ...documentSource],
            setupFiles: ['src/testing/bare-navigator.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            isolate: false,
            include: documentSource,
            exclude: [...configDefaults.exclude, ...pureSource],
            setupFiles: ['src/testing/setup.ts'],
          },
        },
      ],
    },
  }),
);
