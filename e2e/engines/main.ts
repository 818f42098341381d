/** The program behind `shenidar e2e --browser webkit|firefox`: makes the journeys, and writes a report. */
import { writeFileSync } from 'node:fs';
import { endWithParent } from '../../scripts/lib/end-with-parent';
import type { EngineName } from '../../scripts/lib/engines';
import { engineCases } from './cases';
import type { Engine } from './engine-driver';
import { firefoxEngine } from './firefox-engine';
import { makeJourneys, type EngineOrder } from './make-journeys';
import { webkitEngine } from './webkit-engine';

const engines: Readonly<Record<EngineName, Engine>> = {
  webkit: webkitEngine,
  firefox: firefoxEngine,
};
// Ends the helper programs of the browser as well.
endWithParent(() => process.exit(1));
const order = JSON.parse(process.env['SHENIDAR_ENGINE_ORDER'] ?? '') as EngineOrder;
const results = await makeJourneys(order, engines[order.engine], engineCases, console.log);
writeFileSync(order.report, JSON.stringify(results));
process.exit(0);
