import { launchBrowser } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import { ratioBudget, type Budget, type PartReport } from '../lib/report';
import { serveSites, type Site } from '../server/sites';
import { listen, type Hearing } from './listen';
import { appPlayer, attachedBarePlayer, barePlayer, type Player } from './players';

/** How much longer than on the bare page the app may take. */
const mostOfBare = 1.25;
/** How long every answer is kept back on the slow network, in ms. */
const slowness = 100;

interface Candidate {
  readonly name: string;
  readonly player: Player;
  readonly page: 'app' | 'bare';
}

const candidates: readonly Candidate[] = [
  { name: 'app', player: appPlayer, page: 'app' },
  { name: 'bare, hls.js made on the click', player: barePlayer, page: 'bare' },
  { name: 'bare, hls.js attached before', player: attachedBarePlayer, page: 'bare' },
];

/** The hearings of one candidate on one network. */
interface Series {
  readonly name: string;
  readonly delay: number;
  readonly hearings: readonly Hearing[];
}

/** From the click to the sound, on the product page and on a bare page with the same stream. */
export async function measureSound(
  app: BuiltPage,
  bare: BuiltPage,
  runs: number,
): Promise<PartReport> {
  const series: Series[] = [];
  for (const delay of [0, slowness]) {
    const site = ({ folder }: BuiltPage): Site => ({ folder, delay });
    series.push(...(await hearAll({ app: site(app), bare: site(bare) }, delay, runs)));
  }
  return {
    title: `Sound: ms from the click until media time moves on (medians of ${runs})`,
    table: [
      ['', 'click', `click, +${slowness} ms`, 'seek', `seek, +${slowness} ms`],
      ...candidates.map(({ name }) => row(series, name)),
    ],
    budgets: [0, slowness].flatMap((delay) => budgetsOf(series, delay)),
    notes: [`+${slowness} ms: every answer of the server is kept back for that long.`],
    data: series,
  };
}

/** Each round visits every candidate once, so that what disturbs the machine disturbs them alike. */
async function hearAll(
  sites: Readonly<Record<'app' | 'bare', Site>>,
  delay: number,
  runs: number,
): Promise<Series[]> {
  const served = await serveSites(sites);
  const browser = await launchBrowser();
  try {
    const hearings = new Map<string, Hearing[]>(candidates.map(({ name }) => [name, []]));
    // The first round warms server and browser up and does not count.
    for (let round = 0; round <= runs; round += 1) {
      for (const { name, player, page } of candidates) {
        const hearing = await listen(browser, player, served.urls[page]);
        if (round > 0) hearings.get(name)?.push(hearing);
      }
    }
    return [...hearings].map(([name, its]) => ({ name, delay, hearings: its }));
  } finally {
    await browser.close();
    served.close();
  }
}

function budgetsOf(series: readonly Series[], delay: number): Budget[] {
  const network = delay > 0 ? `, +${delay} ms` : '';
  return candidates.slice(1).flatMap(({ name }) =>
    (['start', 'seek'] as const).map((kind) => {
      const ratio = middle(series, 'app', delay, kind) / middle(series, name, delay, kind);
      return ratioBudget(`${kind} to sound${network}`, ratio, mostOfBare, name);
    }),
  );
}

function row(series: readonly Series[], name: string): string[] {
  const cell = (kind: keyof Hearing, delay: number) => middle(series, name, delay, kind).toFixed(1);
  return [name, cell('start', 0), cell('start', slowness), cell('seek', 0), cell('seek', slowness)];
}

function middle(series: readonly Series[], name: string, delay: number, kind: keyof Hearing) {
  const found = series.find((its) => its.name === name && its.delay === delay);
  return median(found?.hearings.map((hearing) => hearing[kind]) ?? []);
}
