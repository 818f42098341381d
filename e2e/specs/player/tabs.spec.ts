import type { Tab } from '../../fixtures/page-objects';
import { expect, test as base } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

/** The book plays in the page; another tab goes on with it, more than 50 s further, and is paused at `place`. */
const test = base.extend<{ ahead: { other: Tab; place: number } }>({
  ahead: async ({ page, gotoProduct, openTab, smallPlayer }, use) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await expect(page).toBePlaying();

    const other = await openTab(new URL('/', page.url()).href);
    await other.smallPlayer.play.click();
    await expect(other.page).toBePlaying();
    await expect(smallPlayer.play).toBeVisible();
    await expect(page).not.toBePlaying();

    await other.smallPlayer.expand.click();
    await other.fullPlayer.forward.click();
    await other.fullPlayer.forward.click();
    await other.fullPlayer.pause.click();
    const [place = 0] = (await readMedia(other.page)).positions;
    expect(place).toBeGreaterThan(50);
    await use({ other, place });
  },
});

test.use({ persona: 'collector' });

test('Of two tabs the newest plays, and the other does not overwrite its place', async ({
  page,
  ahead: { other, place },
}) => {
  // Closing the tab that was paused stores nothing.
  await page.close({ runBeforeUnload: true });
  await other.page.reload();
  await other.fullPlayer.play.click();
  await expect(other.page).toBePlaying();
  const [goesOn = 0] = (await readMedia(other.page)).playing;
  expect(goesOn).toBeGreaterThan(place - 6);
});

test('A paused tab goes on where another one has left the book', async ({
  page,
  smallPlayer,
  ahead: { place },
}) => {
  await smallPlayer.play.click();
  await expect(page).toBePlaying();
  const [goesOn = 0] = (await readMedia(page)).playing;
  expect(goesOn).toBeGreaterThan(place - 6);
});
