import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import mutationAreas from './mutation-areas.json' with { type: 'json' };
import viteConfig from './vite.config.ts';

process.env['TZ'] = 'UTC';

interface Area {
  /** Files, and folders that end with a slash. */
  readonly files: readonly string[];
  /** Patterns of further tests: of the area, but beside other files. */
  readonly tests?: readonly string[];
  /** The environment of the tests; without a document by default. */
  readonly environment?: string;
  /** Each test file needs a module graph of its own, which makes each mutant slower. */
  readonly isolated?: boolean;
}

const areas: Readonly<Record<string, Area>> = mutationAreas;
const name = process.env['MUTATION_AREA'];
const area = name === undefined ? undefined : areas[name];
const measured = area ? [area] : Object.values(areas);

/** The tests of a file: for `tokens.ts`, `tokens.test.ts` and `tokens-*.test.ts`. */
const testsOf = (file: string) =>
  file.endsWith('/') ? `${file}**/*.test.ts` : file.replace(/\.ts$/, '{,-*}.test.ts');

/**
 * Runs only the tests of the files that stryker.config.mjs mutates: each model must be covered by its own tests.
 * Most mutants of effector models need a rerun of all of them, so the fast environment without a document is used.
 */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      environment: area?.environment ?? 'node',
      // All files of one run share a module graph, unless the area needs isolation; each mutant gets a new one.
      isolate: area?.isolated ?? false,
      setupFiles: [
        ...(area?.environment === 'jsdom' ? ['src/testing/setup.ts'] : []),
        'src/testing/bare-navigator.ts',
        'src/testing/own-channels.ts',
        'src/testing/short-properties.ts',
      ],
      // A mutant that hangs must hit Stryker's own timeout, which it reports, and not this one.
      testTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      include: [
        ...measured.flatMap(({ files, tests = [] }) => [...files.map(testsOf), ...tests]),
        'src/testing/models-load.test.ts',
      ],
      exclude: [
        ...configDefaults.exclude,
        // Randomised walks and kills need far more than 300 ms to reach enough states.
        '**/{walk,chaos,callbacks,killed}.test.ts',
        // Load the whole app, which would cost each mutant many seconds.
        'src/app/{wiring/wiring,native/native}-effects.test.ts',
        'src/app/start/what-remains.test.ts',
        // Needs a module graph of its own: with all models loaded, they change the tests of the wrapper's flows.
        'src/app/native/missing-methods.test.ts',
        // Need a module graph of their own.
        '**/*.isolated.test.ts',
        // Draws pages, which no area measures.
        'src/app/start/routes.test.ts',
      ],
    },
  }),
);
