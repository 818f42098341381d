import { launchBrowser, newVisitor } from '../lib/browser';
import { serveSites, type Site } from '../server/sites';
import { recordPainting, type PaintRecord } from './watch-painting';

/** Wait after the network is idle, because late layout shifts count too. */
const SETTLE_MS = 1000;

/** Opens each page once as a new visitor and records what it did until it had painted. */
export async function paintPages<Name extends string>(
  sites: Readonly<Record<Name, Site>>,
): Promise<Readonly<Record<Name, PaintRecord>>> {
  const served = await serveSites(sites);
  const browser = await launchBrowser();
  try {
    const paintRecords: [string, PaintRecord][] = [];
    for (const [name, url] of Object.entries<string>(served.urls)) {
      const visitor = await newVisitor(browser);
      const page = await visitor.newPage();
      await page.addInitScript(recordPainting);
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(SETTLE_MS);
      paintRecords.push([name, await page.evaluate(() => window.readPaintRecord())]);
      await visitor.close();
    }
    return Object.fromEntries(paintRecords) as Record<Name, PaintRecord>;
  } finally {
    await browser.close();
    served.close();
  }
}
