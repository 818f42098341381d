import type { Locator, Page } from '@playwright/test';

import { deepUnless } from '../../deep';
import { restorePlayer } from '../../fixtures/restored-player';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';

import { coveredIn, resize } from './controls';
import { sizes, unseenIn } from './inventory';

/** Phones on their side, with text as large as it has room for. */
const lowSizes = [
  { width: 568, height: 320 },
  { width: 844, height: 390 },
];

test.use({ persona: 'collector' });

for (const hasPlayer of [false, true]) {
  const beside = hasPlayer ? ' beside the player' : '';
  test(`A user who selects wishes can do something with them at every size${beside}${deepUnless(!hasPlayer)}`, async ({
    page,
    context,
    gotoWishlist,
    smallPlayer,
  }) => {
    if (hasPlayer) await restorePlayer(context);
    const { select, checkboxes, move, removeSelected } = await gotoWishlist();
    await expect(smallPlayer.region).toHaveCount(hasPlayer ? 1 : 0);
    await select.click();
    await checkboxes.first().check();
    for (const size of sizes) {
      await test.step(`at ${size.width} x ${size.height}`, async () => {
        await resize(page, size);
        await expect(move).toBeInViewport({ ratio: 1 });
        await expect(removeSelected).toBeInViewport({ ratio: 1 });
        await expect.poll(() => unseenIn(page.locator('body'))).toEqual([]);
        await expect.poll(() => coveredIn(page)).toEqual([]);
      });
    }
  });
}

test.describe('In a low window with large text', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('settings', '{"textSize":150}');
    });
  });

  /** Expects each button of the dialog to be in sight, where it scrolls after a scroll. */
  async function expectInReach(page: Page, dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible();
    for (const size of lowSizes) {
      await test.step(`at ${size.width} x ${size.height}`, async () => {
        await resize(page, size);
        for (const control of await dialog.locator('button, a[href], input').all()) {
          if (!(await control.isVisible())) continue;
          await expect(async () => {
            await control.scrollIntoViewIfNeeded();
            // A fraction of a pixel is nothing.
            await expect(control).toBeInViewport({ ratio: 0.95 });
          }).toPass();
        }
      });
    }
  }

  test.describe('a buyer', () => {
    test.use({ persona: 'spender' });

    test('reaches every button of the pop-up', async ({ page, gotoProduct, purchasePopup }) => {
      const { get } = await gotoProduct(9034);
      await get.click();
      await expect(purchasePopup.buttons).toHaveCount(2);
      await expectInReach(page, purchasePopup.dialog);
    });
  });

  test('a listener reaches every button of the lists of the player @deep', async ({
    page,
    context,
    gotoProduct,
    smallPlayer,
    fullPlayer,
  }) => {
    const requestsEnded = watchRequests(page);
    await restorePlayer(context);
    await gotoProduct(1001);
    await smallPlayer.expand.click();
    await expect(fullPlayer.title).toBeVisible();
    for (const panel of ['speed', 'sleep'] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await fullPlayer[panel].click();
      await requestsEnded();
      await expectInReach(page, page.getByRole('dialog'));
      await page.goBack();
    }
  });

  test('a listener reaches every order of the library', async ({ page, gotoLibrary }) => {
    const { sort, dialog } = await gotoLibrary();
    await sort.click();
    await expectInReach(page, dialog);
  });
});
