import { vi } from 'vitest';
import type { Deps } from '../deps';
import type { PlaywrightReport } from '../lib/matrix-results';

type Status = PlaywrightReport['suites'][number]['specs'][number]['tests'][number]['status'];

/** Two suites: one for the markets alone, one for all. */
export const suites: Deps['suites'] = () => [
  { name: 'market', appliesTo: { kind: ['market'] } },
  { name: 'smoke', appliesTo: {} },
];

/** A fake run: every suite has one test with this status, which took 1.5 s. */
export function fakeRun(status: Status, exitCode: number) {
  return vi.fn<Deps['runMatrix']>(async (runs) => {
    const specs = runs.flatMap(
      ({ combination: { client, environment, platform }, suites: names }) =>
        names.map((name) => ({
          title: `${name} works`,
          file: `${name}/a.spec.ts`,
          tests: [
            {
              projectName: `${client.name}/${environment.name}/${platform}`,
              status,
              results: [{ duration: 1500 }],
            },
          ],
        })),
    );
    return { exitCode, report: { suites: [{ specs: [], suites: [{ specs }] }] } };
  });
}
