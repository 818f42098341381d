/** The program behind `shenidar e2e --browser webkit|firefox`: makes the journeys, and writes a report. */
import { writeFileSync } from 'node:fs';
import type { EngineName } from '../../scripts/lib/engines';
import { engineCases } from './cases';
import type { Engine } from './engine-driver';
import { firefoxEngine } from './firefox-engine';
import { runEngine, type CaseResult } from './run-engine';
import { webkitEngine } from './webkit-engine';

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
  /** The folder for pictures of what failed. */
  readonly pictures: string;
  /** The file for the report. */
  readonly report: string;
}

/** The report's entries. */
export interface EngineResult extends CaseResult {
  readonly combination: string;
}

const engines: Readonly<Record<EngineName, Engine>> = {
  webkit: webkitEngine,
  firefox: firefoxEngine,
};
const order = JSON.parse(process.env['SHENIDAR_ENGINE_ORDER'] ?? '') as EngineOrder;
const pattern = new RegExp(order.grep ?? '', 'u');
const results: EngineResult[] = [];
for (const { combination, ...run } of order.runs) {
  const cases = engineCases.filter(
    ({ platforms, title }) => platforms.includes(run.platform) && pattern.test(title),
  );
  const engine = engines[order.engine];
  for await (const result of runEngine({ ...run, engine, cases, pictures: order.pictures })) {
    results.push({ ...result, combination });
    const { title, seconds, failure } = result;
    const mark = failure === undefined ? '✓' : '✗';
    console.log(`${mark} ${order.engine} ${combination}: ${title} (${seconds.toFixed(1)}s)`);
    if (failure !== undefined) console.log(`  ${failure}`);
  }
}
writeFileSync(order.report, JSON.stringify(results));
process.exit(0);
