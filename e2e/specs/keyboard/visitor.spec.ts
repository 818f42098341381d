import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { clp } from '../../../src/shared/i18n/fa/clp';
import { feedback } from '../../../src/shared/i18n/fa/feedback';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { expect, test } from '../../fixtures/test';
import { expectFocusInSight, tabTo } from '../../keys';

test('A visitor finds a title and hears its sample', async ({
  page,
  gotoShop,
  sidebar,
  listingPage,
  productPage,
}) => {
  await gotoShop();
  await expect(sidebar.tabs.first()).toBeVisible();
  await page.keyboard.press('/');
  await expectFocusInSight(sidebar.search);
  await page.keyboard.type('شاهنامه');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clp\?q=/);
  await tabTo(page, listingPage.rows.first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pdp\//);
  await tabTo(page, productPage.playSample);
  await page.keyboard.press('Enter');
  await expect(page).toBePlaying();
  await expectFocusInSight(productPage.pauseSample);
});

test('A visitor skips the links of the sidebar', async ({ page, gotoShop, sidebar }) => {
  await gotoShop();
  await expect(sidebar.tabs.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocusInSight(sidebar.skip);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expectFocusInSight(main.locator(':focus'));
});

test('A visitor signs in', async ({ page, gotoAuth }) => {
  const authPage = await gotoAuth('/library');
  await authPage.heading.waitFor();
  if (await authPage.mobile.evaluate((field) => field !== document.activeElement)) {
    await tabTo(page, authPage.mobile);
  }
  await page.keyboard.type(personaNamed('subscriber').mobile);
  await tabTo(page, authPage.sendCode);
  await page.keyboard.press('Enter');
  await expectFocusInSight(authPage.code);
  await page.keyboard.type(oneTimeCode);
  await expect(page).toHaveURL(/\/library$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('A visitor filters and sorts a listing @deep', async ({ page, gotoListing }) => {
  const { rows } = await gotoListing('?contentType=0');
  await expect(rows.first()).toBeVisible();
  const option = (name: string) =>
    page.getByRole('navigation', { name: clp.filters }).getByRole('link', { name, exact: true });
  await tabTo(page, option(clp.sorts.priceAsc));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expectFocusInSight(option(clp.sorts.priceAsc));
  await tabTo(page, option(clp.prices.middle));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price=middle/);
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(rows.first()).toBeVisible();
});

test('A visitor goes on from the page where the pressed link has gone', async ({
  page,
  listingPage,
}) => {
  const main = page.getByRole('main');
  await page.goto('/clp');
  await tabTo(page, main.getByRole('link', { name: clp.lengths.hour.title }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/length=hour/);
  await expect(main).toBeFocused();
  await expect(listingPage.rows.first()).toBeVisible();
  const middle = page.getByRole('link', { name: clp.removeFilter(clp.prices.middle) });
  await page.goto('/clp?contentType=0&price=middle');
  await tabTo(page, middle);
  await page.keyboard.press('Enter');
  await expect(middle).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('A visitor changes theme and text size @deep', async ({ page, gotoProfile }) => {
  const { display, darkTheme, largerText } = await gotoProfile();
  await tabTo(page, display);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: profile.themes.system }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(darkTheme).toBeChecked();
  await expectFocusInSight(darkTheme);
  await tabTo(page, largerText);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expectFocusInSight(display);
});

test('A visitor writes a feedback @deep', async ({ page }) => {
  await page.goto('/feedback');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await tabTo(page, radio(feedback.subjects.problem));
  await page.keyboard.press('ArrowDown');
  await expect(radio(feedback.subjects.book)).toBeChecked();
  await expectFocusInSight(radio(feedback.subjects.book));
  await tabTo(page, page.getByRole('textbox', { name: feedback.text }));
  await page.keyboard.type('صدا عالی است');
  await tabTo(page, page.getByRole('button', { name: feedback.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(feedback.sent)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: feedback.back }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
});
