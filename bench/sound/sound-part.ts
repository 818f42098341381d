import { launchBrowser } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { serveSites, type Site } from '../server/sites';
import { candidates, comparisons, type Candidate, type Comparison } from './candidates';
import { timePlayback, type PlaybackTimes } from './time-playback';

/** How much longer than the bare page the app may take. */
const MAX_RATIO_TO_BARE_PAGE = 1.25;

/** How long every answer of the server is kept back, in ms. */
const delays = [0, 100] as const;

/** The playbacks of every candidate on one network. */
interface Series {
  readonly delay: number;
  readonly playbacks: Readonly<Record<string, readonly PlaybackTimes[]>>;
}

/** From the click to the sound, on the product page and on a bare page with the same stream. */
export async function measureSound(
  app: BuiltPage,
  bare: BuiltPage,
  runs: number,
): Promise<PartReport> {
  const series: Series[] = [];
  for (const delay of delays) {
    const site = ({ folder }: BuiltPage): Site => ({ folder, delay });
    const playbacks = await timeAllCandidates({ app: site(app), bare: site(bare) }, runs);
    series.push({ delay, playbacks });
  }
  return {
    title: `Sound: ms from the click until media time moves on (medians of ${runs})`,
    table: [
      ['', ...series.flatMap(({ delay }) => [`play${suffix(delay)}`, `seek${suffix(delay)}`])],
      ...candidates.map((candidate) => row(candidate, series)),
    ],
    budgets: comparisons.flatMap((comparison) => series.flatMap(budgetsOf(comparison))),
    notes: [
      'in the sample the seek stays within the buffer; in the chapter it leads far beyond it.',
      `${suffix(delays[1]).trim()}: every answer of the server is kept back for that long.`,
    ],
    data: series,
  };
}

/** Each round visits every candidate once, so that what disturbs the machine disturbs them alike. */
async function timeAllCandidates(
  sites: Readonly<Record<Candidate['page'], Site>>,
  runs: number,
): Promise<Series['playbacks']> {
  const served = await serveSites(sites);
  const browser = await launchBrowser();
  const playbacks = Object.fromEntries(candidates.map(({ name }) => [name, [] as PlaybackTimes[]]));
  try {
    // The first round warms server and browser up and does not count.
    for (let round = 0; round <= runs; round += 1) {
      for (const { name, player, page } of candidates) {
        const playback = await timePlayback(browser, player, served.urls[page]);
        if (round > 0) playbacks[name]?.push(playback);
      }
    }
    return playbacks;
  } finally {
    await browser.close();
    served.close();
  }
}

function row(candidate: Candidate, series: readonly Series[]): string[] {
  const figures = series.flatMap((its) => [
    middle(its, candidate, 'start'),
    middle(its, candidate, 'seek'),
  ]);
  return [candidate.name, ...figures.map((ms) => ms.toFixed(1))];
}

function budgetsOf({ ours, theirs, kinds }: Comparison): (series: Series) => Budget[] {
  return (series) =>
    kinds.map((kind) => {
      const ratio = middle(series, ours, kind) / middle(series, theirs, kind);
      const name = `${ours.name}: ${kind === 'start' ? 'play' : 'seek'}${suffix(series.delay)}`;
      return ratioBudget(name, ratio, MAX_RATIO_TO_BARE_PAGE, theirs.name);
    });
}

function middle({ playbacks }: Series, { name }: Candidate, kind: keyof PlaybackTimes): number {
  return median((playbacks[name] ?? []).map((playback) => playback[kind]));
}

function suffix(delay: number): string {
  return delay > 0 ? ` +${delay} ms` : '';
}
