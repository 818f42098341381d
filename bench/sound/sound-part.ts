import { launchBrowser } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { serveSites, type Site } from '../server/sites';
import { candidates, comparisons, type Candidate, type Comparison } from './candidates';
import { timePlayback, type PlaybackTimes } from './time-playback';

/** Delays of every response of the server. */
const DELAYS_MS = [0, 100] as const;

/** The measurements of every candidate with one network delay. */
interface Series {
  readonly delay: number;
  readonly playbacks: Readonly<Record<string, readonly PlaybackTimes[]>>;
}

/** Measures the time from click to sound on the product page and on a bare page with the same stream. */
export async function measureSound(
  app: BuiltPage,
  bare: BuiltPage,
  runs: number,
): Promise<PartReport> {
  const series: Series[] = [];
  for (const delay of DELAYS_MS) {
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
    budgets: comparisons.flatMap((comparison) => series.map(budgetOf(comparison))),
    notes: [
      'the seek stays within the buffer in the sample and goes far beyond it in the chapter.',
      `${suffix(DELAYS_MS[1]).trim()}: every response of the server is delayed by this time.`,
    ],
    data: series,
  };
}

/** Each round visits every candidate once, so that other load on the machine affects them equally. */
async function timeAllCandidates(
  sites: Readonly<Record<Candidate['page'], Site>>,
  runs: number,
): Promise<Series['playbacks']> {
  const served = await serveSites(sites);
  const browser = await launchBrowser();
  const playbacks = Object.fromEntries(candidates.map(({ name }) => [name, [] as PlaybackTimes[]]));
  try {
    // Round 0 warms server and browser up and is not counted.
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
    medianOf(its, candidate, 'start'),
    medianOf(its, candidate, 'seek'),
  ]);
  return [candidate.name, ...figures.map((ms) => ms.toFixed(1))];
}

function budgetOf({ ours, theirs, kind, maxRatio }: Comparison): (series: Series) => Budget {
  return (series) => {
    const ratio = medianOf(series, ours, kind) / medianOf(series, theirs, kind);
    const name = `${ours.name}: ${kind === 'start' ? 'play' : 'seek'}${suffix(series.delay)}`;
    return ratioBudget(name, ratio, maxRatio, theirs.name);
  };
}

function medianOf({ playbacks }: Series, { name }: Candidate, kind: keyof PlaybackTimes): number {
  return median((playbacks[name] ?? []).map((playback) => playback[kind]));
}

function suffix(delay: number): string {
  return delay > 0 ? ` +${delay} ms` : '';
}
