import { deepUnless } from '../../deep';
import { firstAddresses } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';
import { loadWhole } from '../../scroll-through';

import { turnOnItsSide, underNotchIn } from './notch';

/** Every page, one after the other, takes a busy machine long. */
test.setTimeout(240_000);
test.use({ persona: 'collector' });

// A small phone, and one so wide that the page has a sidebar.
for (const [width, height, notch] of [
  [844, 390, 'left'],
  [932, 430, 'right'],
] as const) {
  const title = `On a phone on its side, at ${width} × ${height}, with its notch on the ${notch},`;
  test.describe(title + deepUnless(notch === 'left'), () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => turnOnItsSide(page, notch));

    test('a listener sees every page beside the notch @deep', async ({ page, pageHeading }) => {
      const requestsEnded = watchRequests(page);
      for (const { path } of firstAddresses) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(pageHeading).toHaveCount(1);
          await loadWhole(page, requestsEnded);
          await expect.soft.poll(() => underNotchIn(page), path).toEqual([]);
        });
      }
    });

    test('a listener sees the players and their sheets beside it', async ({
      page,
      gotoProduct,
      smallPlayer,
      fullPlayer,
      chapterList,
    }) => {
      const productPage = await gotoProduct(1010);
      await productPage.play.click();
      await expect(page).toBePlaying();
      await expect.soft.poll(() => underNotchIn(page), 'small player').toEqual([]);
      await smallPlayer.expand.click();
      await expect(fullPlayer.chapters).toBeVisible();
      await expect.soft.poll(() => underNotchIn(page), 'full player').toEqual([]);
      await fullPlayer.chapters.click();
      await expect(chapterList.current).toBeVisible();
      await expect.soft.poll(() => underNotchIn(page), 'chapters').toEqual([]);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await fullPlayer.driving.click();
      await expect(fullPlayer.leaveDriving).toBeVisible();
      await expect.soft.poll(() => underNotchIn(page), 'driving mode').toEqual([]);
    });
  });
}
