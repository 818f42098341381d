import type { Page } from '@playwright/test';

import { clp } from '../../../src/shared/i18n/fa/clp';
import { contentTypeNames } from '../../../src/shared/i18n/fa/content-types';
import { expect, test } from '../../fixtures/test';
import type { ListingPage } from '../../pages/listing-page';

/** Narrower windows have the filters in a sheet. */
const DESKTOP_WIDTH = 900;

/** Chooses options of the filters: in the sheet of a phone, or in the column of a desktop. */
async function choose(page: Page, listing: ListingPage, names: readonly string[]): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= DESKTOP_WIDTH) {
    const column = page.getByRole('navigation', { name: clp.filters });
    for (const name of names) await column.getByRole('link', { name, exact: true }).click();
    return;
  }
  await listing.filters.click();
  const { filterSheet } = listing;
  for (const name of names) {
    await filterSheet.getByRole('button', { name, exact: true }).click();
  }
  await filterSheet.getByRole('button', { name: /^نمایش/ }).click();
  await expect(filterSheet).toHaveCount(0);
}

test('A user scrolls through a long list, and finds the same place after going back', async ({
  page,
  gotoListing,
  productPage,
}) => {
  const listing = await gotoListing('?contentType=0');
  await expect(listing.heading).toHaveText(contentTypeNames[0].many);
  // Each screen of rows brings the next ones into the document.
  await expect(async () => {
    await listing.rows.last().scrollIntoViewIfNeeded();
    await expect(listing.row(45)).toBeAttached({ timeout: 500 });
  }).toPass();

  const wanted = listing.row(45).getByRole('link').first();
  await wanted.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const title = await wanted.textContent();
  await wanted.click();
  await expect(page).toHaveURL(/\/pdp\//);
  await expect(productPage.heading).toBeVisible();
  // Another page begins at its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(listing.row(45)).toBeInViewport();
  expect(await listing.row(45).getByRole('link').first().textContent()).toBe(title);
  const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - before);
  await expect.poll(moved).toBeLessThan(120);
  expect(await listing.rows.count()).toBeLessThan(60);
});

test('A user returns over an author to the same place of the first list', async ({
  page,
  gotoListing,
}) => {
  const listing = await gotoListing('?contentType=0');
  await expect(async () => {
    await listing.rows.last().scrollIntoViewIfNeeded();
    await expect(listing.row(30)).toBeAttached({ timeout: 500 });
  }).toPass();
  await listing.row(30).getByRole('link').first().click();
  await page.locator('main a[href*="authorId="], main a[href^="/artist/"]').first().click();
  await expect(page).toHaveURL(/authorId=|\/artist\//);
  await expect(listing.rows.first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pdp\//);
  await page.goBack();
  await expect(listing.heading).toHaveText(contentTypeNames[0].many);
  await expect(listing.row(30)).toBeInViewport();
});

test('A user filters a search; reload and back keep what the address says', async ({
  page,
  gotoListing,
}) => {
  const listing = await gotoListing('?q=سعدی');
  await expect(listing.rows.first()).toBeVisible();
  await choose(page, listing, [clp.sorts.priceAsc, clp.prices.middle]);
  const isFiltered = ({ searchParams }: URL) =>
    searchParams.get('price') === 'middle' && searchParams.get('sort') === 'priceAsc';
  await expect(page).toHaveURL(isFiltered);
  const remove = page.getByRole('link', { name: clp.removeFilter(clp.prices.middle) });
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(isFiltered);
  await expect(remove).toBeVisible();
  const firstLink = listing.rows.first().getByRole('link').first();
  await expect(firstLink).toBeVisible();
  const filtered = await listing.rows.first().textContent();
  await firstLink.click();
  await expect(page).toHaveURL(/\/pdp\//);
  await page.goBack();
  await expect(page).toHaveURL(isFiltered);
  await expect(listing.rows.first()).toHaveText(filtered ?? '');
  await remove.click();
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('price'));
});

test('A user with a broken address sees the list without what cannot be read', async ({
  page,
  gotoListing,
}) => {
  const { rows } = await gotoListing('?q=سعدی&price=cheap&length=9&sort=up&narratorId=x&genre=../');
  await expect(rows.first()).toContainText('سعدی');
  await expect(page.getByRole('link', { name: clp.clearFilters })).toHaveCount(0);
});
