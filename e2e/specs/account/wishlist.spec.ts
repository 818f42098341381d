import type { Mock } from '../../../mock-api/core/mock';
import { wishlist } from '../../../src/shared/i18n/fa/wishlist';
import { formatNumber } from '../../../src/shared/i18n/format';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

/** The calls that have changed the wishlist, by the last part of their path, with their answers' status. */
async function changesIn(mock: Mock) {
  const changes = /\/api\/wishlist\/(addItem|removeItem|move|removeFromCategory|\w+Category)$/;
  return (await mock.journal.entries()).flatMap(({ path, body, status }) => {
    const name = changes.exec(path)?.[1];
    return name === undefined ? [] : [{ name, body, status }];
  });
}

test('A visitor finds the way to the sign-in page', async ({ page, gotoWishlist }) => {
  await gotoWishlist();
  await expect(page.getByText(wishlist.visitor)).toBeVisible();
  await expect(page).toBeAccessible();
});

test.describe('A listener with wishes', () => {
  test.use({ persona: 'collector' });

  for (const width of [320, 390, 1280]) {
    test(
      `finds no accessibility violation at ${width} px, also while selecting`,
      { tag: '@deep' },
      async ({ page, gotoWishlist }) => {
        await page.setViewportSize({ width, height: 800 });
        const wishlistPage = await gotoWishlist();
        await expect(wishlistPage.tiles).toHaveCount(12);
        await expect(page).toBeAccessible();
        await wishlistPage.select.click();
        await wishlistPage.checkboxes.first().check();
        await expect(page).toBeAccessible();
      },
    );
  }

  test('moves several titles to a shelf at once, and finds them there after a reload', async ({
    page,
    mock,
    gotoWishlist,
  }) => {
    const wishlistPage = await gotoWishlist();
    await expect(wishlistPage.shelf('پیش از خواب', 4)).toBeVisible();
    await wishlistPage.select.click();
    for (const index of [0, 1, 3]) await wishlistPage.checkboxes.nth(index).check();
    await wishlistPage.move.click();
    await wishlistPage.target('راه‌های دور').click();
    await expect(page.getByText(wishlist.moved(formatNumber(3), 'راه‌های دور'))).toBeVisible();
    await expect(wishlistPage.dialog).toHaveCount(0);
    await expect(wishlistPage.shelf('راه‌های دور', 4)).toBeVisible();
    const changes = await changesIn(mock);
    expect(changes).toHaveLength(3);
    expect(changes.every(({ status }) => status === 204)).toBe(true);

    await page.reload();
    await wishlistPage.shelf('راه‌های دور', 4).click();
    await expect(page).toHaveURL(/\/wishlist\?category=3$/);
    await expect(wishlistPage.tiles).toHaveCount(4);
  });

  test('takes several titles off and brings them back to their shelf', async ({
    mock,
    gotoWishlist,
  }) => {
    const wishlistPage = await gotoWishlist('?category=1');
    await expect(wishlistPage.tiles).toHaveCount(4);
    const titles = await wishlistPage.tiles.allInnerTexts();
    await wishlistPage.select.click();
    await wishlistPage.checkboxes.nth(0).check();
    await wishlistPage.checkboxes.nth(3).check();
    await wishlistPage.removeSelected.click();
    await expect(wishlistPage.tiles).toHaveCount(2);
    await expect.poll(async () => (await changesIn(mock)).length).toBe(2);
    await wishlistPage.undo.click();
    await expect(wishlistPage.tiles).toHaveCount(4);
    await expect.poll(async () => (await changesIn(mock)).length).toBe(4);
    await expect(wishlistPage.shelf('پیش از خواب', 4)).toBeVisible();
    expect((await wishlistPage.tiles.allInnerTexts()).toSorted()).toEqual(titles.toSorted());
  });

  test('makes a shelf, renames it and removes it, and keeps its titles', async ({
    page,
    gotoWishlist,
  }) => {
    const wishlistPage = await gotoWishlist();
    await expect(wishlistPage.tiles).toHaveCount(12);
    await wishlistPage.newShelf.click();
    await expect(wishlistPage.shelfName).toBeFocused();
    await wishlistPage.shelfName.fill('\u200c\u2066');
    await wishlistPage.save.click();
    await expect(page.getByText(wishlist.noShelfName)).toBeVisible();
    await wishlistPage.shelfName.fill('بار دوم');
    await wishlistPage.save.click();
    await expect(wishlistPage.dialog).toHaveCount(0);

    await wishlistPage.shelf('بار دوم', 0).click();
    await wishlistPage.renameShelf.click();
    await expect(wishlistPage.shelfName).toHaveValue('بار دوم');
    await wishlistPage.shelfName.fill('بار سوم');
    await wishlistPage.save.click();
    await expect(wishlistPage.shelf('بار سوم', 0)).toBeVisible();

    await wishlistPage.shelf('برای مهسا', 3).click();
    await wishlistPage.removeShelf.click();
    await wishlistPage.confirmRemoval.click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(wishlistPage.shelf('برای مهسا', 3)).toHaveCount(0);
    await expect(wishlistPage.tiles).toHaveCount(12);
    await page.reload();
    await expect(wishlistPage.shelf('بار سوم', 0)).toBeVisible();
    await expect(wishlistPage.shelf('برای مهسا', 3)).toHaveCount(0);
  });

  test('hears nothing of a 403, and sees the title again', async ({
    page,
    gotoWishlist,
    notifications,
  }) => {
    await page.route('**/api/wishlist/removeItem', (route) =>
      route.fulfill({ status: 403, json: { message: 'ممنوع', code: 'not-owned' } }),
    );
    const wishlistPage = await gotoWishlist();
    await expect(wishlistPage.tiles).toHaveCount(12);
    const refused = page.waitForResponse('**/api/wishlist/removeItem');
    await wishlistPage.hearts.first().click();
    await refused;
    await expect(wishlistPage.tiles).toHaveCount(12);
    await expect(notifications.alert('')).toHaveCount(0);
  });
});

test.describe('A listener without wishes', () => {
  test.use({ persona: 'newcomer' });

  test('ends with the last of many quick taps on a heart, on the wishlist and on the server', async ({
    page,
    mock,
    gotoProduct,
    wishlistPage,
  }) => {
    // No answer comes before the last tap.
    const calls = /\/api\/wishlist\/(add|remove)Item$/;
    const waiting: (() => void)[] = [];
    let isTapping = true;
    await page.route(calls, async (route) => {
      if (isTapping) await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await gotoProduct(1001);
    const heart = page.getByRole('button', { name: product.addWish, exact: true });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    for (let tap = 0; tap < 7; tap += 1) await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => waiting.length).toBe(1);
    isTapping = false;
    for (const release of waiting) release();
    const settled = async () => (await changesIn(mock)).map(({ name }) => name);
    await expect.poll(settled).toEqual(['addItem']);

    await page.goto('/wishlist');
    await expect(wishlistPage.tiles).toHaveCount(1);
    await wishlistPage.hearts.first().click();
    await expect(wishlistPage.empty).toBeVisible();
    await expect.poll(settled).toEqual(['addItem', 'removeItem']);
    await page.goto('/pdp/1001');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
