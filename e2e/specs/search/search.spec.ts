import { expect, test } from '../../fixtures/test';

test('A user finds a title and an author by Arabic letters', async ({ page, gotoListing }) => {
  const listingPage = await gotoListing();
  await listingPage.searchField.fill('شاهنامة');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') !== null);
  await expect(listingPage.rows.first()).toContainText('شاهنامه');
  await listingPage.searchField.fill('سعدي');
  await expect(listingPage.rows.first()).toContainText('سعدی');
});

test('A user without results is led to the shop', async ({ page, gotoListing }) => {
  const listingPage = await gotoListing('?q=xyzxyz');
  await expect(listingPage.empty).toBeVisible();
  await listingPage.toShop.click();
  await expect(page).toHaveURL(/\/$/);
});
