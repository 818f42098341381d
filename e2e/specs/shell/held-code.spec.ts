import type { Page } from '@playwright/test';

import { brands } from '../../../src/shared/i18n/fa/brands';
import { pageTitles } from '../../../src/shared/i18n/fa/page-titles';
import { expect, test } from '../../fixtures/test';
import { holdRequests } from '../../hold-requests';
import { watchRequests } from '../../open-requests';

const NOT_OWNED_BOOK = 9063;

test.use({ persona: 'collector' });

const holdPages = (page: Page) => holdRequests(page, '**/assets/pages-*.js');
const skeleton = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]');
const titleOf = (name: string) => `${name} | ${brands.shenidar}`;

test('A tap on a tab shows the next page while its code is on the way', async ({
  page,
  gotoShop,
  shopPage,
  bottomBar,
}) => {
  const release = await holdPages(page);
  await gotoShop();
  await expect(shopPage.firstShelf).toBeVisible();

  await bottomBar.library.click();
  const heading = page.getByRole('heading', { level: 1, name: pageTitles.library, exact: true });
  await expect(skeleton(page)).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(shopPage.firstShelf).toBeHidden();
  await expect(page).toHaveTitle(titleOf(pageTitles.library));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bottomBar.library).toHaveAttribute('aria-current', 'page');

  release();
  await expect(skeleton(page)).toBeHidden();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('A user who goes back before the code has come is on the page before, and stays there', async ({
  page,
  gotoShop,
  shopPage,
  bottomBar,
}) => {
  const release = await holdPages(page);
  await gotoShop();
  await expect(shopPage.firstShelf).toBeVisible();
  await bottomBar.profile.click();
  await expect(skeleton(page)).toBeVisible();
  await page.goBack();
  await expect(shopPage.firstShelf).toBeVisible();
  await expect(skeleton(page)).toBeHidden();
  await expect(page).toHaveTitle(brands.shenidar);
  await expect(page.getByRole('main')).toBeFocused();

  const arrived = page.waitForResponse('**/assets/pages-*.js');
  release();
  await (await arrived).finished();
  await expect(shopPage.firstShelf).toBeVisible();
  await expect(page).toHaveTitle(brands.shenidar);
  await expect(bottomBar.store).toHaveAttribute('aria-current', 'page');
});

test('A tap on a book shows the outline of its page, without the title of the page before', async ({
  page,
  gotoShop,
  shopPage,
}) => {
  const release = await holdPages(page);
  await gotoShop();
  await page.getByRole('main').locator('a[href^="/pdp/"]').first().click();
  await expect(skeleton(page)).toBeVisible();
  await expect(page).toHaveURL(/\/pdp\//);
  await expect(page).toHaveTitle(brands.shenidar);
  await expect(shopPage.firstShelf).toBeHidden();
  release();
  await expect(skeleton(page)).toBeHidden();
  await expect(page).not.toHaveTitle(brands.shenidar);
});

test('The button under a finger stays where it is when the player of the last visit comes', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const { playSample } = await gotoProduct(NOT_OWNED_BOOK);
  await playSample.click();
  await expect(smallPlayer.region).toBeVisible();

  const release = await holdRequests(page, '**/assets/player-*.js');
  const { get } = await gotoProduct(NOT_OWNED_BOOK);
  await expect(get).toBeVisible();
  await expect(smallPlayer.region).toBeHidden();
  const before = await get.boundingBox();
  release();
  await expect(smallPlayer.region).toBeVisible();
  expect(await get.boundingBox()).toEqual(before);
});

test('A pointer on a tab fetches the code of its page, which a tap then shows at once', async ({
  page,
  gotoAbout,
  pageHeading,
  bottomBar,
}) => {
  const requestsEnded = watchRequests(page);
  // The models of all pages come by themselves.
  const models = page.waitForResponse('**/assets/pages-*.js');
  await gotoAbout();
  // Its own view is no longer on the way then.
  await expect(pageHeading).toHaveText(pageTitles.about);
  await models;
  await requestsEnded();
  const code = page.waitForResponse('**/assets/view-*.js');
  await bottomBar.library.hover();
  await code;
  await requestsEnded();
  await page.route('**/assets/*.js', (route) => route.abort());
  await bottomBar.library.click();
  await expect(pageHeading).toHaveText(pageTitles.library);
});
