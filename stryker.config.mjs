import { readFileSync } from 'node:fs';

/** @type {Record<string, string[]>} An area's files; a folder, with all in it, ends with a slash. */
const areas = JSON.parse(readFileSync(new URL('mutation-areas.json', import.meta.url), 'utf8'));

/** MUTATION_AREA names one area; without it all are measured (docs/mutation.md). */
const area = process.env['MUTATION_AREA'];
const entries = area === undefined ? Object.values(areas).flat() : areas[area];
if (!entries) {
  throw new Error(`MUTATION_AREA is one of ${Object.keys(areas).join(', ')}, not ${area}.`);
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
