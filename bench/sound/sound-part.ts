import { launchBrowser } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { serveSites, type Site } from '../server/sites';
import { candidates, comparisons, type Candidate, type Comparison } from './candidates';
import { listen, type Hearing } from './listen';

/** How much longer than the bare page the app may take. */
const mostOfBare = 1.25;

/** How long every answer of the server is kept back, in ms. */
const delays = [0, 100] as const;

/** The hearings of every candidate on one network. */
interface Series {
  readonly delay: number;
  readonly hearings: Readonly<Record<string, readonly Hearing[]>>;
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
    const hearings = await hearAll({ app: site(app), bare: site(bare) }, runs);
    series.push({ delay, hearings });
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
async function hearAll(
  sites: Readonly<Record<Candidate['page'], Site>>,
  runs: number,
): Promise<Series['hearings']> {
  const served = await serveSites(sites);
  const browser = await launchBrowser();
  const hearings = Object.fromEntries(candidates.map(({ name }) => [name, [] as Hearing[]]));
  try {
    // The first round warms server and browser up and does not count.
    for (let round = 0; round <= runs; round += 1) {
      for (const { name, player, page } of candidates) {
        const hearing = await listen(browser, player, served.urls[page]);
        if (round > 0) hearings[name]?.push(hearing);
      }
    }
    return hearings;
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
      return ratioBudget(name, ratio, mostOfBare, theirs.name);
    });
}

function middle({ hearings }: Series, { name }: Candidate, kind: keyof Hearing): number {
  return median((hearings[name] ?? []).map((hearing) => hearing[kind]));
}

function suffix(delay: number): string {
  return delay > 0 ? ` +${delay} ms` : '';
}
