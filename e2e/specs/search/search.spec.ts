import { listing } from '../../../src/shared/i18n/fa/listing';
import { expect, test } from '../../fixtures/test';

test('typing searches, in whatever letters and digits', async ({ page }) => {
  await page.goto('/clp');
  await page.getByRole('searchbox', { name: listing.searchField }).fill('شاهنامة');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('searchbox').fill('سعدي');
  await expect(page.getByRole('main').getByText('سعدی').first()).toBeVisible();
});

test('nothing found suggests where to go', async ({ page }) => {
  await page.goto('/clp?q=xyzxyz');
  await expect(page.getByText(listing.empty)).toBeVisible();
  await page.getByRole('link', { name: listing.toShop }).click();
  await expect(page).toHaveURL(/\/$/);
});
