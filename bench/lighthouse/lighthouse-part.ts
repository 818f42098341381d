import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import type { Budget, PartReport } from '../lib/report';
import { serveSites } from '../server/sites';
import { audioBookId } from '../sound/player';
import { figureNames, runLighthouse, type LighthouseFigures } from './run-lighthouse';

/** Idle time before each run. */
const PAUSE_MS = 1000;

/** A page as Lighthouse opens it, and what it may cost. */
interface MeasuredPage {
  readonly name: string;
  readonly site: 'app' | 'floor';
  /** Behind the slash of the site's address. */
  readonly path: string;
  /** None for the floor. */
  readonly limits?: { readonly score: number; readonly largestPaint: number };
}

const floorPage: MeasuredPage = { name: 'floor', site: 'floor', path: '' };
const inner = { score: 98, largestPaint: 1800 };
const pages: readonly MeasuredPage[] = [
  { name: 'storefront', site: 'app', path: '', limits: { score: 99, largestPaint: 1400 } },
  { name: 'book', site: 'app', path: `pdp/${audioBookId}`, limits: inner },
  { name: 'list', site: 'app', path: 'clp?contentType=0', limits: inner },
  { name: 'moment', site: 'app', path: `pdp/${audioBookId}?t=30`, limits: inner },
  floorPage,
];
const MAX_BLOCKED_MS = 100;
const MAX_SHIFT = 0.02;

/** The runs of each page, by its name. */
type LighthouseRuns = ReadonlyMap<string, LighthouseFigures[]>;

/** Measures Lighthouse's mobile performance of the app's public pages and of the floor, in turns and with the same server. */
export async function measureLighthouse(
  app: BuiltPage,
  floor: BuiltPage,
  runs: number,
): Promise<PartReport> {
  const found = await runInTurns(app, floor, runs);
  const runsOf = ({ name }: MeasuredPage) => found.get(name) ?? [];
  const least = medians(runsOf(floorPage));
  return {
    title: `Lighthouse, mobile (medians of ${runs}; times in ms)`,
    table: [
      ['', 'score', 'FCP', 'LCP', 'LCP : floor', 'speed index', 'TBT', 'CLS'],
      ...pages.map((page) => row(page.name, medians(runsOf(page)), least)),
    ],
    budgets: pages.flatMap((page) => budgetsOf(page, runsOf(page))),
    notes: [
      `best runs, which other load affects least: ${pages.map((page) => `${page.name} ${best(runsOf(page))}`).join('; ')}.`,
      'moment: the link of a moment, which opens at a second of the sample.',
    ],
    data: Object.fromEntries(found),
  };
}

async function runInTurns(app: BuiltPage, floor: BuiltPage, runs: number): Promise<LighthouseRuns> {
  const served = await serveSites({
    app: { folder: app.folder, delay: 0 },
    floor: { folder: floor.folder, delay: 0 },
  });
  const found = new Map(pages.map(({ name }) => [name, [] as LighthouseFigures[]]));
  try {
    // Round 0 warms the server up and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const { name, site, path } of pages) {
        await sleep(PAUSE_MS);
        const figures = await runLighthouse(served.urls[site] + path);
        if (round > 0) found.get(name)?.push(figures);
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

function row(name: string, figures: LighthouseFigures, least: LighthouseFigures): string[] {
  const { score, shift, firstPaint, largestPaint, speedIndex, blocked } = figures;
  return [
    name,
    score.toFixed(0),
    firstPaint.toFixed(0),
    largestPaint.toFixed(0),
    (largestPaint / least.largestPaint).toFixed(2),
    speedIndex.toFixed(0),
    blocked.toFixed(0),
    shift.toFixed(3),
  ];
}

function budgetsOf({ name, limits }: MeasuredPage, runs: readonly LighthouseFigures[]): Budget[] {
  if (!limits) return [];
  const { score, largestPaint, blocked } = medians(runs);
  // Any run with a shift is one too many.
  const shift = Math.max(...runs.map((run) => run.shift));
  return [
    {
      name: `${name}: points below 100`,
      measured: (100 - score).toFixed(0),
      limit: String(100 - limits.score),
      holds: score >= limits.score,
    },
    budget(`${name}: largest paint`, largestPaint, limits.largestPaint),
    budget(`${name}: blocked`, blocked, MAX_BLOCKED_MS),
    {
      name: `${name}: layout shift, worst run`,
      measured: shift.toFixed(3),
      limit: String(MAX_SHIFT),
      holds: shift <= MAX_SHIFT,
    },
  ];
}

function budget(name: string, ms: number, maxMs: number): Budget {
  return { name, measured: `${ms.toFixed(0)} ms`, limit: `${maxMs} ms`, holds: ms <= maxMs };
}

/** The highest score and the lowest total blocking time in ms. */
function best(runs: readonly LighthouseFigures[]): string {
  const score = Math.max(...runs.map((run) => run.score));
  const blocked = Math.min(...runs.map((run) => run.blocked));
  return `${score.toFixed(0)} points, TBT ${blocked.toFixed(0)}`;
}
