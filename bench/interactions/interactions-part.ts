import type { Browser, Page } from '@playwright/test';
import { player } from '../../src/shared/i18n/fa/player';
import { product } from '../../src/shared/i18n/fa/product';
import { launchBrowser, newVisitor } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import type { Budget, PartReport } from '../lib/report';
import { serveSites } from '../server/sites';
import { audioBookId, openAndSettle } from '../sound/player';
import { watchInteractions } from './watch-interactions';

const MAX_MS = 100;
/** Emulates a slow phone. */
const CPU_SLOWDOWN = 4;
/** Longer than what follows an interaction, so that its paint is counted. */
const SETTLE_MS = 700;

/** What a listener does, and what must have happened before. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const interactions: readonly Interaction[] = [
  {
    name: 'typing a search',
    path: 'search',
    // Letters of the keyboard: others would be inserted without its events.
    act: (page) => page.getByRole('searchbox').pressSequentially('shahnameh', { delay: 150 }),
  },
  {
    name: 'opening the pop-up',
    path: `pdp/${audioBookId}`,
    act: (page) => tap(page, product.get),
  },
  {
    name: 'opening the player',
    path: `pdp/${audioBookId}`,
    prepare: async (page) => {
      await tap(page, product.playSample);
      await page.getByRole('button', { name: player.expand, exact: true }).waitFor();
      await page.waitForTimeout(SETTLE_MS);
    },
    act: (page) => tap(page, player.expand),
  },
];

/** Measures how long listeners on a slow phone wait from an input to the next paint. */
export async function measureInteractions(app: BuiltPage, runs: number): Promise<PartReport> {
  const served = await serveSites({ app: { folder: app.folder, delay: 0 } });
  const browser = await launchBrowser();
  const found = interactions.map(({ name }) => ({ name, ms: [] as number[] }));
  try {
    for (let round = 0; round < runs; round += 1)
      for (const [index, interaction] of interactions.entries())
        found[index]?.ms.push(await measure(browser, served.urls.app, interaction));
  } finally {
    await browser.close();
    served.close();
  }
  return {
    title: `From an input to the next paint at ${CPU_SLOWDOWN} × CPU slow-down, ms`,
    table: [
      ['', 'best', 'worst'],
      ...found.map(({ name, ms }) => [name, String(Math.min(...ms)), String(Math.max(...ms))]),
    ],
    budgets: found.map(budgetOf),
    notes: [
      'the longest interaction of each run, rounded to 8 ms by the browser; the best run decides, because other load makes a task longer and nothing makes it shorter.',
    ],
    data: found,
  };
}

function budgetOf({ name, ms }: { readonly name: string; readonly ms: readonly number[] }): Budget {
  const best = Math.min(...ms);
  return { name, measured: `${best} ms`, limit: `${MAX_MS} ms`, holds: best <= MAX_MS };
}

async function measure(
  browser: Browser,
  url: string,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const visitor = await newVisitor(browser);
  try {
    const page = await visitor.newPage();
    await page.addInitScript(watchInteractions);
    await openAndSettle(page, url + path);
    const devtools = await visitor.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await prepare?.(page);
    await page.evaluate(() => window.readLongestInteraction());
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => window.readLongestInteraction());
  } finally {
    await visitor.close();
  }
}
