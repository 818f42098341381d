import { navigation } from '../../../src/shared/i18n/fa/navigation';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';

/** The sidebar with names, and the one of icons alone. */
const widths = [1280, 1000];

for (const width of widths) {
  test.describe(`At ${width} px${deepUnless(width === 1280)}`, () => {
    test.use({ viewport: { width, height: 720 }, persona: 'collector' });

    test('A user finds the four tabs in the sidebar, by the same rules as on a phone', async ({
      page,
      gotoShop,
      sidebar,
      bottomBar,
      libraryPage,
      pageHeading,
    }) => {
      await gotoShop();
      await expect(sidebar.tabs).toHaveText([
        navigation.library,
        navigation.store,
        navigation.search,
        navigation.profile,
      ]);
      const current = sidebar.region.locator('[aria-current="page"]');
      await expect(current).toHaveText(navigation.store);
      await expect(current).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await bottomBar.library.click();
      await expect(page).toHaveURL(/\/library$/);
      await expect(current).toHaveText(navigation.library);
      await expect(libraryPage.books.first()).toBeVisible();

      // A click on the active tab loads nothing and adds no entry to the history.
      const entries = await page.evaluate(() => history.length);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await bottomBar.library.click();
      await expect(pageHeading).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(entries);
      // A later page of the list may still load by itself.
      expect(requests.filter((url) => /\/api\/library\?.*page=1$/.test(url))).toEqual([]);

      await page.goto('/pdp/1001');
      await expect(current).toHaveText(navigation.store);
      await page.goto('/credit');
      await expect(current).toHaveText(navigation.profile);
    });

    test('A user searches from any page by the key /', async ({
      page,
      gotoAbout,
      sidebar,
      listingPage,
    }) => {
      await gotoAbout();
      await expect(sidebar.tabs.first()).toBeVisible();
      await page.keyboard.press('/');
      await expect(sidebar.search).toBeFocused();
      await expect(sidebar.search).toBeInViewport({ ratio: 1 });
      // A narrow sidebar draws it only while it has the focus.
      await expect
        .poll(() =>
          sidebar.search.evaluate((field) => field.checkVisibility({ opacityProperty: true })),
        )
        .toBe(true);
      await expect(sidebar.search).toHaveValue('');
      await page.keyboard.type('شاهنامه');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/clp\?q=/);
      await expect(listingPage.rows.first()).toBeVisible();

      // The field of the page takes the character itself.
      await listingPage.searchField.focus();
      await page.keyboard.press('/');
      await expect(listingPage.searchField).toHaveValue('شاهنامه/');
    });

    test('A user leaves the sidebar by its first key press, and reaches every tab by the next ones', async ({
      page,
      gotoAbout,
      sidebar,
    }) => {
      await gotoAbout();
      await expect(sidebar.tabs.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(sidebar.skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      await sidebar.skip.focus();
      await page.keyboard.press('Tab');
      await expect(sidebar.search).toBeFocused();
      for (const tab of await sidebar.tabs.all()) {
        await page.keyboard.press('Tab');
        await expect(tab).toBeFocused();
        await expect(sidebar.tabName(tab)).toHaveCSS('opacity', '1');
      }
    });

    test('A user sees nothing move while the sidebar loads', async ({
      page,
      layoutShifts,
      gotoShop,
      sidebar,
    }) => {
      await gotoShop();
      await expect(sidebar.region).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const sum = (await layoutShifts()).reduce((total, shift) => total + shift, 0);
      expect(sum).toBeLessThan(0.01);
    });
  });
}

test('A user of a phone finds the tabs at the bottom, and no sidebar', async ({
  page,
  gotoShop,
  sidebar,
  bottomBar,
}) => {
  await page.setViewportSize({ width: 899, height: 700 });
  await gotoShop();
  await expect(bottomBar.library).toBeVisible();
  await expect(sidebar.region).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(sidebar.region).toBeVisible();
  await expect(bottomBar.region).toHaveCount(1);
});
