import { launchBrowser } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import { ratioBudget, type PartReport } from '../lib/report';
import { serveSites } from '../server/sites';
import { appChapter } from '../sound/app-players';
import { bareChapter } from '../sound/bare-players';
import { measurePlaying, type PlayingCost } from './measure-playing';

const MAX_RATIO_TO_BARE_PAGE = 1.5;
const SECONDS = 60;
/** Each run takes more than two minutes. */
const MAX_RUNS = 3;

/** Plays a chapter for a minute in the small player, and on a bare page with the same stream. */
export async function measurePlayingPart(
  app: BuiltPage,
  bare: BuiltPage,
  runs: number,
): Promise<PartReport> {
  const served = await serveSites({
    app: { folder: app.folder, delay: 0 },
    bare: { folder: bare.folder, delay: 0 },
  });
  const browser = await launchBrowser();
  const ours: PlayingCost[] = [];
  const theirs: PlayingCost[] = [];
  try {
    for (let run = 0; run < Math.min(runs, MAX_RUNS); run += 1) {
      ours.push(await measurePlaying(browser, appChapter, served.urls.app, SECONDS));
      theirs.push(await measurePlaying(browser, bareChapter, served.urls.bare, SECONDS));
    }
  } finally {
    await browser.close();
    served.close();
  }
  const ratioOf = (kind: keyof PlayingCost) => medianOf(ours, kind) / medianOf(theirs, kind);
  return {
    title: `Playing for ${SECONDS} s (medians)`,
    table: [
      ['', 'CPU ms', 'heap kB'],
      ['app, chapter', ...figures(ours)],
      ['bare, chapter', ...figures(theirs)],
    ],
    budgets: [
      ratioBudget('CPU while playing', ratioOf('cpu'), MAX_RATIO_TO_BARE_PAGE, 'bare, chapter'),
      ratioBudget('heap while playing', ratioOf('heap'), MAX_RATIO_TO_BARE_PAGE, 'bare, chapter'),
    ],
    notes: [
      'CPU is that of the whole process of the page, decoder included; heap is what it grew by after a collection of garbage.',
    ],
    data: { ours, theirs },
  };
}

function figures(costs: readonly PlayingCost[]): readonly string[] {
  return [medianOf(costs, 'cpu').toFixed(0), (medianOf(costs, 'heap') / 1000).toFixed(0)];
}

function medianOf(costs: readonly PlayingCost[], kind: keyof PlayingCost): number {
  return median(costs.map((cost) => cost[kind]));
}
