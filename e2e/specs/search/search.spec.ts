import type { Locator } from '@playwright/test';

import { clp } from '../../../src/shared/i18n/fa/clp';
import { expect, test } from '../../fixtures/test';
import { holdRequests } from '../../hold-requests';

test('A user finds a title and an author by Arabic letters', async ({ page, gotoListing }) => {
  const listingPage = await gotoListing();
  await listingPage.searchField.fill('شاهنامة');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') !== null);
  await expect(listingPage.rows.first()).toContainText('شاهنامه');
  await listingPage.searchField.fill('سعدي');
  await expect(listingPage.rows.first()).toContainText('سعدی');
});

test('A user finds Hafez in spite of a mistake and by Latin letters', async ({ gotoListing }) => {
  const listingPage = await gotoListing();
  for (const text of ['Hafez', 'کتاب\u200cهای حافظ']) {
    await listingPage.searchField.fill(text);
    await expect(listingPage.rows.filter({ hasText: 'دیوان حافظ' })).toBeAttached();
  }
  await listingPage.searchField.fill('شاهنامع');
  await expect(listingPage.rows.first()).toContainText('شاهنامه');
});

test('A user without results is led to the shop', async ({ page, gotoListing }) => {
  const listingPage = await gotoListing('?q=xyzxyz');
  await expect(listingPage.empty).toBeVisible();
  await listingPage.toShop.click();
  await expect(page).toHaveURL(/\/$/);
});

test('A user types, opens a suggestion by keys, and finds it among the recent searches', async ({
  page,
  gotoListing,
}) => {
  const { searchField, suggestions, recentSearches, heading } = await gotoListing();
  await searchField.click();
  // At once: on a busy machine each letter would have an answer, and the last of them takes the choice back.
  await page.keyboard.insertText('حاف');
  await expect(suggestions.first()).toContainText('حافظ شیرازی');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('حافظ شیرازی');
  await page.goto('/clp');
  await expect(recentSearches).toHaveText(['حافظ شیرازی']);
});

test('A user sees which suggestion is chosen, and reads its title to the end', async ({
  page,
  gotoListing,
}) => {
  const { searchField, suggestions } = await gotoListing();
  await searchField.click();
  await page.keyboard.type('هزار و یک شب، فصل');
  await expect(suggestions.filter({ hasText: 'هفت سفر سندباد بحری' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // How many lines there are may still change: each typed letter has its own answer.
  await expect
    .poll(() =>
      suggestions.evaluateAll((lines) =>
        [...lines.entries()]
          .filter(([, line]) => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(([index]) => index),
      ),
    )
    .toEqual([0]);
  expect(await suggestions.count()).toBeGreaterThan(1);
  const cut = await suggestions
    .locator('span')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('A user removes a recent search for good', async ({ page, gotoListing }) => {
  const listingPage = await gotoListing();
  for (const text of ['سعدی', 'بیهقی']) {
    await listingPage.searchField.fill(text);
    await listingPage.searchField.press('Enter');
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
  }
  await page.goto('/clp');
  await expect(listingPage.recentSearches).toHaveText(['بیهقی', 'سعدی']);
  await listingPage.removeRecent('بیهقی').click();
  await expect(listingPage.recentSearches).toHaveText(['سعدی']);
  await page.reload();
  await expect(listingPage.recentSearches).toHaveText(['سعدی']);
  await listingPage.recentSearches.first().click();
  await expect(listingPage.searchField).toHaveValue('سعدی');
  await expect(listingPage.rows.first()).toContainText('سعدی');
});

test('A user hides the suggestions by Escape and reads the results', async ({
  page,
  gotoListing,
}) => {
  const { searchField, suggestions, rows } = await gotoListing();
  await searchField.click();
  await page.keyboard.type('سعدی');
  await expect(suggestions.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(searchField).toBeFocused();
  await expect(rows.first()).toContainText('سعدی');
});

test('A user with little time starts from its moon', async ({ page, gotoListing }) => {
  const { heading, rows } = await gotoListing();
  await page.getByRole('link', { name: new RegExp(clp.lengths.minutes.title) }).click();
  await expect(page).toHaveURL(/\/clp\?length=minutes$/);
  await expect(heading).toHaveText(clp.lengths.minutes.title);
  await expect(rows.first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`A user finds lengths and genres where their skeletons were, at ${width} px`, async ({
    page,
    gotoListing,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, '**/api/search/start*');
    await gotoListing();
    const skeleton = page.getByRole('status', { name: clp.startLoading });
    const tiles = skeleton.locator('div > div > span');
    const waiting = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(4))];
    release();
    await expect(skeleton).toHaveCount(0);
    const main = page.getByRole('main');
    await expect
      .poll(async () => [
        await boxOf(main.locator('a[href^="/clp?length="]').first()),
        await boxOf(main.locator('a[href^="/clp?genre="]').first()),
      ])
      .toEqual(waiting);
  });
}

/** Place and size in whole pixels. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The tile is not visible');
  return Object.values(box).map(Math.round);
}
