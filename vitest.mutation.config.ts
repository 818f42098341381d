import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import areas from './mutation-areas.json' with { type: 'json' };
import viteConfig from './vite.config.ts';

process.env['TZ'] = 'UTC';

const area = process.env['MUTATION_AREA'];
const entries = Object.entries(areas).flatMap(([name, files]) =>
  area === undefined || area === name ? files : [],
);

/** `tokens.test.ts` stands beside `tokens.ts`, and `renewal-trade.test.ts` beside `renewal.ts`. */
const testsBeside = (entry: string) =>
  entry.endsWith('/') ? `${entry}**/*.test.ts` : entry.replace(/\.ts$/, '{,-*}.test.ts');

/**
 * The tests that stand beside the files which stryker.config.mjs mutates, and no others: a model is
 * judged by its own tests. Most mutants of effector models need all of these run anew, so they run
 * without a document, which none of them needs.
 */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: 'node',
      // One module graph for all files of a run, and a fresh one for the next: each mutant gets its own.
      isolate: false,
      setupFiles: ['src/testing/bare-navigator.ts', 'src/testing/short-properties.ts'],
      // Slow is not wrong: only Stryker's own limit, which it reports, ends a mutant that hangs.
      testTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      include: [...entries.map(testsBeside), 'src/testing/models-load.test.ts'],
      // These ask that enough was seen on the way, which takes them far longer than two seconds.
      exclude: [...configDefaults.exclude, '**/{walk,chaos}.test.ts'],
    },
  }),
);
