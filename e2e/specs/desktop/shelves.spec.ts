import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 1280, height: 800 }, persona: 'collector' });

test('A user of a desktop finds the shelves in the sidebar, and makes one from any page', async ({
  page,
  gotoAbout,
  sidebar,
  wishlistPage,
}) => {
  await gotoAbout();
  await expect(sidebar.shelves).toHaveCount(4);
  await sidebar.shelf('راه‌های دور', 1).click();
  await expect(page).toHaveURL(/\/wishlist\?category=3$/);
  await expect(wishlistPage.tiles).toHaveCount(1);
  await wishlistPage.hearts.first().click();
  await expect(sidebar.shelf('راه‌های دور', 0)).toBeVisible();

  await gotoAbout();
  await sidebar.shelves.last().click();
  await wishlistPage.shelfName.fill('بار دوم');
  await wishlistPage.save.click();
  await expect(wishlistPage.dialog).toHaveCount(0);
  await expect(sidebar.shelf('بار دوم', 0)).toBeVisible();
});
