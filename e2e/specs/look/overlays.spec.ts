import type { Page } from '@playwright/test';

import { galleryId } from '../../../fixtures/library-states/gallery';
import { personaNamed } from '../../../fixtures/users/personas';
import { catalogue } from '../../../fixtures/catalog/catalogue';
import { common } from '../../../src/shared/i18n/fa/common';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { BookmarkList } from '../../components/bookmark-list';
import { expect, test } from '../../fixtures/test';

import { cornerOf } from './corners';
import { insetSafeAreas, unhandyIn, unsafeIn } from './fingers';
import { unmarkedIn, unseenInForcedColors } from './marks';
import { cutOffIn, movingIn } from './sights';

/** A book with forty chapters. */
const LONG_BOOK = 1010;
/** The newest of the library, which its first page has. */
const newest = catalogue.find(
  ({ audioBookId }) => audioBookId === personaNamed('collector').library.at(-1),
);

test.beforeEach(({ page }) => insetSafeAreas(page));

/** Expects that what is on the screen can be seen by everybody, and used with a finger. */
async function expectGoodLook(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expect.soft.poll(() => movingIn(page)).toEqual([]);
    for (const dialog of await page.getByRole('dialog').all()) {
      const close = dialog.getByRole('button', { name: common.close, exact: true });
      if (await close.isVisible()) expect.soft(await cornerOf(close, dialog)).toBe('top end');
    }
    expect.soft(await unsafeIn(page)).toEqual([]);
    expect.soft(await cutOffIn(page)).toEqual([]);
    expect.soft(await unhandyIn(page)).toEqual([]);
    expect.soft(await unmarkedIn(page)).toEqual([]);
    expect.soft(await unseenInForcedColors(page)).toEqual([]);
  });
}

test.describe('A listener', () => {
  test.use({ persona: 'collector' });

  test('sees and touches the players and their sheets', async ({
    page,
    gotoProduct,
    smallPlayer,
    fullPlayer,
    chapterList,
  }) => {
    const productPage = await gotoProduct(LONG_BOOK);
    await productPage.play.click();
    await expect(page).toBePlaying();
    await expectGoodLook(page, 'small player');
    await smallPlayer.expand.click();
    await fullPlayer.mark.click();
    // The list draws a line for what was played, which must be long enough to be looked at.
    await fullPlayer.seekTo(0.5);
    await fullPlayer.next.click();
    await expect(page).toBePlaying();
    await expectGoodLook(page, 'full player');
    await fullPlayer.chapters.click();
    await expect(chapterList.current).toBeVisible();
    await expectGoodLook(page, 'chapters');
    const bookmarks = new BookmarkList(page);
    await bookmarks.tab.click();
    await expect(bookmarks.rows).toHaveCount(1);
    await expectGoodLook(page, 'bookmarks');
    for (const panel of ['speed', 'sleep'] as const) {
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await fullPlayer[panel].click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodLook(page, panel);
    }
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fullPlayer.driving.click();
    await expect(fullPlayer.leaveDriving).toBeVisible();
    await expectGoodLook(page, 'driving mode');
  });

  test('sees and touches the sheets of the library @deep', async ({ page, gotoLibrary }) => {
    const library = await gotoLibrary();
    const { sort, dialog } = library;
    await sort.click();
    await expect(dialog).toBeVisible();
    await expectGoodLook(page, 'order');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await library.menu(newest?.title ?? '').click();
    await expect(dialog).toBeVisible();
    await expectGoodLook(page, 'menu');
  });

  test('sees and touches what the wishlist offers @deep', async ({ page, gotoWishlist }) => {
    const wishlist = await gotoWishlist();
    await wishlist.hearts.first().click();
    await expect(wishlist.undo).toBeVisible();
    // The offer stays while it has the focus.
    await wishlist.undo.focus();
    await expectGoodLook(page, 'undo');
    await wishlist.select.click();
    await wishlist.checkboxes.nth(1).check();
    await expectGoodLook(page, 'selection');
    await wishlist.move.click();
    await expect(wishlist.dialog).toBeVisible();
    await expectGoodLook(page, 'shelves');
    await page.goto('/wishlist#newShelf');
    await expect(wishlist.shelfName).toBeVisible();
    await expectGoodLook(page, 'new shelf');
  });

  test('sees and touches the sheets of the profile @deep', async ({
    page,
    gotoProfile,
    supportChat,
  }) => {
    const { edit, display, signOut } = await gotoProfile();
    const password = page.getByRole('button', { name: profile.changePassword, exact: true });
    for (const [name, button] of Object.entries({ edit, password, display, signOut })) {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodLook(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await supportChat.open.click();
    await expect(supportChat.field).toBeVisible();
    await expectGoodLook(page, 'chat');
  });
});

test.describe('A buyer', () => {
  test.use({ persona: 'spender' });

  test('sees and touches the pop-up, its question and its end', async ({
    page,
    gotoProduct,
    purchasePopup,
    marketsDialog,
  }) => {
    await (await gotoProduct(galleryId(6, 1))).get.click();
    await expect(purchasePopup.mainButton).toBeVisible();
    await expectGoodLook(page, 'pop-up');
    await purchasePopup.mainButton.click();
    await expect(marketsDialog.dialog).toBeVisible();
    await expectGoodLook(page, 'question');
    await (await gotoProduct(galleryId(2, 3))).get.click();
    await purchasePopup.mainButton.click();
    await expect(purchasePopup.owned).toBeVisible();
    await expectGoodLook(page, 'owned');
  });
});

test('A visitor touches each control of the storefront', async ({ page, gotoShop }) => {
  const shop = await gotoShop();
  await expect(shop.firstShelf).toBeVisible();
  expect(await unhandyIn(page)).toEqual([]);
});

test('A visitor sees and touches the filters of a search @deep', async ({ page, gotoListing }) => {
  const { filterSheet } = await gotoListing('?q=سعدی#filters');
  await expect(filterSheet).toBeVisible();
  await expectGoodLook(page, 'filters');
});
