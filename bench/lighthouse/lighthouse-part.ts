import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import type { Budget, PartReport } from '../lib/report';
import { serveSites } from '../server/sites';
import { figureNames, runLighthouse, type LighthouseFigures } from './run-lighthouse';

const MAX_POINTS_BELOW_FLOOR = 2;
/** Idle time before each run. */
const PAUSE_MS = 1000;

type PageName = 'storefront' | 'floor';
type LighthouseRuns = Readonly<Record<PageName, LighthouseFigures[]>>;

/** Measures Lighthouse's mobile performance of app and floor, in turns and with the same server. */
export async function measureLighthouse(
  app: BuiltPage,
  floor: BuiltPage,
  runs: number,
): Promise<PartReport> {
  const found = await runInTurns(app, floor, runs);
  const ours = medians(found.storefront);
  const least = medians(found.floor);
  return {
    title: `Lighthouse, mobile (medians of ${runs}; times in ms)`,
    table: [
      ['', 'score', 'FCP', 'LCP', 'speed index', 'TBT', 'CLS'],
      row('storefront', ours),
      row('floor', least),
    ],
    budgets: [scoreBudget(ours.score, least.score), shiftBudget(found.storefront)],
    notes: [
      `best runs, which other load affects least: storefront ${best(found.storefront)}, floor ${best(found.floor)}.`,
    ],
    data: found,
  };
}

async function runInTurns(app: BuiltPage, floor: BuiltPage, runs: number): Promise<LighthouseRuns> {
  const served = await serveSites({
    storefront: { folder: app.folder, delay: 0 },
    floor: { folder: floor.folder, delay: 0 },
  });
  const found: LighthouseRuns = { storefront: [], floor: [] };
  try {
    // Round 0 warms the server up and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const name of ['storefront', 'floor'] as const) {
        await sleep(PAUSE_MS);
        const figures = await runLighthouse(served.urls[name]);
        if (round > 0) found[name].push(figures);
      }
    }
  } finally {
    served.close();
  }
  return found;
}

function medians(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const entries = figureNames.map((name) => [name, median(runs.map((run) => run[name]))] as const);
  return Object.fromEntries(entries) as Record<(typeof figureNames)[number], number>;
}

function row(name: string, { score, shift, ...times }: LighthouseFigures): string[] {
  const { firstPaint, largestPaint, speedIndex, blocked } = times;
  const ms = [firstPaint, largestPaint, speedIndex, blocked].map((time) => time.toFixed(0));
  return [name, score.toFixed(0), ...ms, shift.toFixed(3)];
}

function scoreBudget(ours: number, least: number): Budget {
  const below = least - ours;
  return {
    name: 'performance score',
    measured: `${below.toFixed(0)} points below the floor`,
    limit: `${MAX_POINTS_BELOW_FLOOR} points below the floor`,
    holds: below <= MAX_POINTS_BELOW_FLOOR,
  };
}

/** The highest score and the lowest total blocking time in ms. */
function best(runs: readonly LighthouseFigures[]): string {
  const score = Math.max(...runs.map((run) => run.score));
  const blocked = Math.min(...runs.map((run) => run.blocked));
  return `${score.toFixed(0)} points, TBT ${blocked.toFixed(0)}`;
}

/** The budget is missed if any run has a layout shift. */
function shiftBudget(runs: readonly LighthouseFigures[]): Budget {
  const worst = Math.max(...runs.map(({ shift }) => shift));
  return {
    name: 'layout shift while loading, worst run',
    measured: worst.toFixed(3),
    limit: '0',
    holds: worst === 0,
  };
}
