import { readFileSync } from 'node:fs';

/** @type {Record<string, { files: string[] }>} The files of each area; a folder ends with a slash. */
const areas = JSON.parse(readFileSync(new URL('mutation-areas.json', import.meta.url), 'utf8'));

/** MUTATION_AREA selects one area, otherwise all are measured; see docs/mutation.md. */
const area = process.env['MUTATION_AREA'];
const selected = area === undefined ? Object.values(areas) : [areas[area]];
if (selected.includes(undefined)) {
  throw new Error(
    `There is no mutation area "${area}". Set MUTATION_AREA to one of ${Object.keys(areas).join(', ')}.`,
  );
}
const report = `test-results/mutation-${area ?? 'all'}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    ...selected
      .flatMap(({ files }) => files)
      .map((file) => (file.endsWith('/') ? `${file}**/*.ts` : file)),
    '!**/*.test.ts',
    '!native-simulator/**/testing/**',
    // Views and their hooks are tested in a document.
    '!src/**/{ui,parts}/**',
    '!src/**/use-*.ts',
    // A hook and what it loads on demand.
    '!src/entities/audiobook/{palette,derive-palette}.ts',
    // Vite reads the lists of files in `import.meta.glob` as they stand, so no mutant may be in them.
    '!src/app/native/connect-{pages,wrapper}.ts',
    '!src/app/start/page-{models,views}.ts',
  ],
  ignorePatterns: ['dist', 'coverage', 'test-results', 'bench', 'e2e', 'public'],
  concurrency: 2,
  timeoutMS: 60_000,
  ignoreStatic: false,
  incremental: true,
  incrementalFile: `${report}.json`,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: `${report}.html` },
};
