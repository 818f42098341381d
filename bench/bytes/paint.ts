import { launchBrowser, newVisitor } from '../lib/browser';
import { serveSites, type Site } from '../server/sites';
import { watchPainting, type Painting } from './watch-painting';

/** How long after the network is quiet the page is looked at, in ms: late shifts count too. */
const settled = 1000;

/** Opens each page once in a browser of its own visitor and tells what it did until it had painted. */
export async function paintPages<Name extends string>(
  sites: Readonly<Record<Name, Site>>,
): Promise<Readonly<Record<Name, Painting>>> {
  const served = await serveSites(sites);
  const browser = await launchBrowser();
  try {
    const paintings: [string, Painting][] = [];
    for (const [name, url] of Object.entries<string>(served.urls)) {
      const visitor = await newVisitor(browser);
      const page = await visitor.newPage();
      await page.addInitScript(watchPainting);
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(settled);
      paintings.push([name, await page.evaluate(() => window.readPainting())]);
      await visitor.close();
    }
    return Object.fromEntries(paintings) as Record<Name, Painting>;
  } finally {
    await browser.close();
    served.close();
  }
}
