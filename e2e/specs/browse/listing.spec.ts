import { contentTypes } from '../../../src/shared/i18n/fa/content-types';
import { listing } from '../../../src/shared/i18n/fa/listing';
import { expect, test } from '../../fixtures/test';

test('a shelf opens whole, goes on while it is scrolled, and is there again on return', async ({
  page,
}) => {
  await page.goto('/clp?contentType=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentTypes[0].many);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/pdp/"]') });
  await expect(rows.nth(19)).toBeAttached();
  const first = await rows.count();
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);

  const wanted = rows.nth(25).getByRole('link').first();
  await wanted.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await wanted.click();
  await expect(page).toHaveURL(/\/pdp\//);
  await page.goBack();
  await expect(rows.nth(25)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

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
