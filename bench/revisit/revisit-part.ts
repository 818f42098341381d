import type { Browser } from '@playwright/test';
import { launchBrowser, newVisitor } from '../lib/browser';
import type { BuiltPage } from '../lib/build-pages';
import { median } from '../lib/median';
import { ratioBudget, type PartReport } from '../lib/report';
import { serveSites } from '../server/sites';
import { recordPainting } from '../bytes/watch-painting';

/** A second visit, from the service worker, paints in this part of the first. */
const MAX_RATIO_TO_FIRST = 0.5;
/** Every response of the server is delayed by this time: a way to the server and back on a phone. */
const DELAY_MS = 150;
/** The worker fetches the app's files one after the other, each with the delay: about 25 s, behind 10 s of the page's own. */
const MAX_INSTALLATION_MS = 120_000;

/** The first contentful paints of one visitor, in ms from the start of the navigation. */
interface Visits {
  readonly first: number;
  readonly second: number;
}

/** Opens the storefront as a new visitor, waits for the service worker, and opens it again. */
export async function measureRevisit(app: BuiltPage, runs: number): Promise<PartReport> {
  const served = await serveSites({ app: { folder: app.folder, delay: DELAY_MS } });
  const browser = await launchBrowser();
  const visits: Visits[] = [];
  try {
    // Round 0 warms server and browser up and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      const visit = await visitTwice(browser, served.urls.app);
      if (round > 0) visits.push(visit);
    }
  } finally {
    await browser.close();
    served.close();
  }
  const first = median(visits.map((visit) => visit.first));
  const second = median(visits.map((visit) => visit.second));
  return {
    title: `A second visit, +${DELAY_MS} ms (medians of ${runs})`,
    table: [
      ['', 'FCP ms'],
      ['first visit', first.toFixed(0)],
      ['second visit', second.toFixed(0)],
    ],
    budgets: [
      ratioBudget('paint of a second visit', second / first, MAX_RATIO_TO_FIRST, 'the first'),
    ],
    notes: [`+${DELAY_MS} ms: every response of the server is delayed by this time.`],
    data: visits,
  };
}

async function visitTwice(browser: Browser, url: string): Promise<Visits> {
  const visitor = await newVisitor(browser);
  try {
    const page = await visitor.newPage();
    await page.addInitScript(recordPainting);
    const open = async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      return (await page.evaluate(() => window.readPaintRecord())).firstPaint;
    };
    const first = await open();
    // The worker keeps the files from its installation on.
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      undefined,
      { timeout: MAX_INSTALLATION_MS },
    );
    await page.goto('about:blank');
    return { first, second: await open() };
  } finally {
    await visitor.close();
  }
}
