import { readFileSync } from 'node:fs';

/** @type {Record<string, string[]>} The files of each area; a folder ends with a slash. */
const areas = JSON.parse(readFileSync(new URL('mutation-areas.json', import.meta.url), 'utf8'));

/** MUTATION_AREA selects one area, otherwise all are measured; see docs/mutation.md. */
const area = process.env['MUTATION_AREA'];
const entries = area === undefined ? Object.values(areas).flat() : areas[area];
if (!entries) {
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
    ...entries.map((entry) => (entry.endsWith('/') ? `${entry}**/*.ts` : entry)),
    '!src/**/*.test.ts',
  ],
  ignorePatterns: ['dist', 'coverage', 'test-results', 'bench', 'e2e', 'public', 'docs'],
  concurrency: 2,
  timeoutMS: 60_000,
  ignoreStatic: false,
  incremental: true,
  incrementalFile: `${report}.json`,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: `${report}.html` },
};
