import type { Page } from '@playwright/test';

import { devtoolsOf } from '../../fixtures/devtools';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

test.use({ persona: 'collector' });

/** At most so many seconds of listening are lost. docs/faults.md#g9 */
const MAX_LOST_SECONDS = 6;

/** Ends the process of a page at once: it gets no event and runs nothing any more. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await devtoolsOf(page);
  // The page that it ends cannot answer.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test(
  'A listener whose page crashed while it played goes on where it was',
  { tag: '@deep' },
  async ({ page, gotoProduct, openTab, smallPlayer, fullPlayer }) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await expect(page).toBePlaying();
    await smallPlayer.expand.click();
    await fullPlayer.forward.click();
    await fullPlayer.forward.click();
    const heard = async () => Math.max(0, ...(await readMedia(page)).playing);
    // Several saves lie between the last seek and the crash.
    const seekedTo = 60;
    await expect.poll(heard).toBeGreaterThan(seekedTo);
    const from = await heard();
    await expect.poll(heard, { timeout: 30_000 }).toBeGreaterThan(from + 2 * MAX_LOST_SECONDS);
    const address = new URL('/', page.url()).href;
    const reached = await heard();
    await crash(page);

    const again = await openTab(address);
    await expect(again.smallPlayer.region).toBeVisible();
    await expect(again.page).not.toBePlaying();
    await again.smallPlayer.expand.click();
    await expect
      .poll(() => again.fullPlayer.seconds())
      .toBeGreaterThanOrEqual(reached - MAX_LOST_SECONDS);
    await again.fullPlayer.play.click();
    await expect(again.page).toBePlaying();
    const [goesOn = 0] = (await readMedia(again.page)).playing;
    expect(goesOn).toBeGreaterThanOrEqual(reached - MAX_LOST_SECONDS);
  },
);
