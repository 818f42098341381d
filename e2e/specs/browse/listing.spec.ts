import { contentTypeNames } from '../../../src/shared/i18n/fa/content-types';
import { expect, test } from '../../fixtures/test';

test('a shelf opens whole, goes on while it is scrolled, and is there again on return', async ({
  page,
}) => {
  await page.goto('/clp?contentType=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentTypeNames[0].many);
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
