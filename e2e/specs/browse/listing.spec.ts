import { contentTypeNames } from '../../../src/shared/i18n/fa/content-types';
import { expect, test } from '../../fixtures/test';

test('A user scrolls through a long list, and finds the same place after going back', async ({
  page,
  gotoListing,
}) => {
  const { heading, rows } = await gotoListing('?contentType=0');
  await expect(heading).toHaveText(contentTypeNames[0].many);
  await expect(rows.nth(19)).toBeAttached();
  const rowsAtFirst = await rows.count();
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(rowsAtFirst);

  const wanted = rows.nth(25).getByRole('link').first();
  await wanted.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await wanted.click();
  await expect(page).toHaveURL(/\/pdp\//);
  await page.goBack();
  await expect(rows.nth(25)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});
