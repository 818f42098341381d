import type { EngineName } from '../../scripts/lib/engines';
import type { EngineCase } from './engine-case';
import type { Engine } from './engine-driver';
import { runEngine, type CaseResult } from './run-engine';

/** What the command line asks for, in SHENIDAR_ENGINE_ORDER. */
export interface EngineOrder {
  readonly engine: EngineName;
  readonly runs: readonly {
    /** Such as `other/pwa/web`. */
    readonly combination: string;
    readonly platform: 'web' | 'ios';
    readonly clientId: string;
    /** The folder of the build. */
    readonly build: string;
  }[];
  /** A regular expression for the titles of the cases. */
  readonly grep?: string | undefined;
  /** The folder for pictures and trails of what failed. */
  readonly pictures: string;
  /** The file for the report. */
  readonly report: string;
}

/** The report's entries. */
export interface EngineResult extends CaseResult {
  readonly combination: string;
}

/** Makes the ordered cases in each combination, one after the other. `log` gets a line for each, and one for what failed. */
export async function makeJourneys(
  order: EngineOrder,
  engine: Engine,
  allCases: readonly EngineCase[],
  log: (line: string) => void,
): Promise<readonly EngineResult[]> {
  // As Playwright reads it.
  const pattern = new RegExp(order.grep ?? '', 'i');
  const results: EngineResult[] = [];
  for (const { combination, ...run } of order.runs) {
    const cases = allCases.filter(
      ({ platforms, title }) => platforms.includes(run.platform) && pattern.test(title),
    );
    for await (const result of runEngine({ ...run, engine, cases, pictures: order.pictures })) {
      results.push({ ...result, combination });
      const { title, seconds, failure } = result;
      const mark = failure === undefined ? '✓' : '✗';
      log(`${mark} ${order.engine} ${combination}: ${title} (${seconds.toFixed(1)}s)`);
      if (failure !== undefined) log(`  ${failure}`);
    }
  }
  return results;
}
