import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import areas from './mutation-areas.json' with { type: 'json' };
import viteConfig from './vite.config.ts';

process.env['TZ'] = 'UTC';

const area = process.env['MUTATION_AREA'];
const entries = Object.entries(areas).flatMap(([name, files]) =>
  area === undefined || area === name ? files : [],
);

/** The tests of a file: for `tokens.ts`, `tokens.test.ts` and `tokens-*.test.ts`. */
const testsOf = (entry: string) =>
  entry.endsWith('/') ? `${entry}**/*.test.ts` : entry.replace(/\.ts$/, '{,-*}.test.ts');

/**
 * Runs only the tests of the files that stryker.config.mjs mutates: each model must be covered by its own tests.
 * Most mutants of effector models need a rerun of all of them, so the fast environment without a document is used.
 */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      // All files of one run share a module graph; each mutant gets a new one.
      isolate: false,
      setupFiles: ['src/testing/bare-navigator.ts', 'src/testing/short-properties.ts'],
      // A mutant that hangs must hit Stryker's own timeout, which it reports, and not this one.
      testTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      include: [...entries.map(testsOf), 'src/testing/models-load.test.ts'],
      // Randomised walks need far more than two seconds to reach enough states.
      exclude: [...configDefaults.exclude, '**/{walk,chaos}.test.ts'],
    },
  }),
);
