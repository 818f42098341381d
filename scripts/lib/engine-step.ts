import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_CLIENT_ID } from '../../src/shared/config/clients';
import {
  noTests,
  oneFailed,
  onePassed,
  oneSkipped,
  reconcileWithExitCode,
  sumCounts,
  type Counts,
} from './counts';
import { engineNames, missingEngine, type EngineName } from './engines';
import { root } from './prepare.mjs';
import { runTool } from './tool';

/** What each engine runs: the builds that the other browser tests open. */
const runsOf: Readonly<
  Record<EngineName, readonly (readonly [build: string, platform: string])[]>
> = {
  webkit: [
    ['pwa', 'web'],
    ['webview-new', 'ios'],
  ],
  firefox: [['pwa', 'web']],
};

interface MadeJourneys {
  readonly counts: Counts;
  /** The names of those that failed, each with the reason. */
  readonly failures: readonly string[];
}

/**
 * Makes the journeys of e2e/engines in each engine that is installed, in all at once: they wait for sound most of the
 * time. One that is not installed counts as skipped, and the output has the reason. docs/engines.md
 */
export async function runEngineJourneys(
  missing: (name: EngineName) => string | undefined = missingEngine,
  make: (name: EngineName) => Promise<MadeJourneys> = (name) => makeJourneys(name),
): Promise<MadeJourneys & { readonly output: string }> {
  const reasons: string[] = [];
  const all = engineNames.map(async (name) => {
    const reason = missing(name);
    if (reason === undefined) return make(name);
    reasons.push(`Skipped in ${name}: ${reason}\n`);
    return { counts: oneSkipped, failures: [] };
  });
  const made = await Promise.all(all);
  return {
    counts: sumCounts([noTests, ...made.map(({ counts }) => counts)]),
    failures: made.flatMap(({ failures }) => failures),
    output: reasons.join(''),
  };
}

/** What is read of the report of e2e/engines/main.ts. */
interface Result {
  readonly combination: string;
  readonly title: string;
  readonly failure?: string;
}

/** Makes the journeys in one engine. Its report and the pictures of what failed are written to `folder`. */
export async function makeJourneys(
  engine: EngineName,
  folder = join(root, 'test-results', 'engines'),
  run = runTool,
): Promise<MadeJourneys> {
  const report = join(folder, `${engine}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const runs = runsOf[engine].map(([environment, platform]) => ({
    combination: `other/${environment}/${platform}`,
    platform,
    clientId: OWN_CLIENT_ID,
    build: join(root, 'dist', environment),
  }));
  const order = { engine, runs, report, pictures: folder };
  const { exitCode } = await run('tsx', ['e2e/engines/main.ts'], {
    environment: { SHENIDAR_ENGINE_ORDER: JSON.stringify(order) },
  });
  try {
    const results = JSON.parse(readFileSync(report, 'utf8')) as readonly Result[];
    const counts = results.map(({ failure }) => (failure === undefined ? onePassed : oneFailed));
    const unmade = runs.filter((run) =>
      results.every(({ combination }) => combination !== run.combination),
    );
    const all = [noTests, ...counts, ...unmade.map(() => oneFailed)];
    return {
      counts: reconcileWithExitCode(sumCounts(all), exitCode),
      failures: results.flatMap(({ combination, title, failure }) =>
        failure === undefined ? [] : [`${engine} ${combination}: ${title}: ${failure}`],
      ),
    };
  } catch {
    // The program ended before its report; its output says why.
    return { counts: oneFailed, failures: [] };
  }
}
