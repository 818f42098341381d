import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import type { Budget, PartReport } from '../lib/report';
import { serveSites } from '../server/sites';
import { figureNames, runLighthouse, type LighthouseFigures } from './run-lighthouse';

/** How many points the app may be below the floor. */
const MAX_POINTS_BELOW_FLOOR = 2;
/** How long the machine is left alone before each run, in ms. */
const PAUSE_MS = 1000;

type PageName = 'storefront' | 'floor';
type LighthouseRuns = Readonly<Record<PageName, LighthouseFigures[]>>;

/** Lighthouse's mobile performance of the app and of the floor, by the same server, turn about. */
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
      `best runs, which a busy machine disturbs least: storefront ${best(found.storefront)}, floor ${best(found.floor)}.`,
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
    // The first round warms the server up and does not count.
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

/** The highest score, and the least blocked time in ms. */
function best(runs: readonly LighthouseFigures[]): string {
  const score = Math.max(...runs.map((run) => run.score));
  const blocked = Math.min(...runs.map((run) => run.blocked));
  return `${score.toFixed(0)} points, TBT ${blocked.toFixed(0)}`;
}

/** A shift in any run counts: the budget is that there is none. */
function shiftBudget(runs: readonly LighthouseFigures[]): Budget {
  const worst = Math.max(...runs.map(({ shift }) => shift));
  return {
    name: 'layout shift while loading, worst run',
    measured: worst.toFixed(3),
    limit: '0',
    holds: worst === 0,
  };
}
