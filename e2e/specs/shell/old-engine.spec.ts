import { expect, test } from '../../fixtures/test';

/** Takes away what the oldest engines of vite.config.ts do not have: docs/engines.md */
function age(): void {
  for (const owner of [Array.prototype, String.prototype]) Reflect.deleteProperty(owner, 'at');
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
    Reflect.deleteProperty(Array.prototype, name);
  Reflect.deleteProperty(Object, 'hasOwn');
  for (const name of ['structuredClone', 'requestIdleCallback', 'BroadcastChannel'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
}

test.use({ persona: 'collector' });
test.skip(({ isMobile }) => !isMobile, 'The engine does not depend on the size of the view.');

test('A listener with an old engine opens the shop, a book and the player', async ({
  page,
  gotoShop,
  gotoProduct,
  bottomBar,
  smallPlayer,
  fullPlayer,
}) => {
  await page.addInitScript(age);
  const shopPage = await gotoShop();
  await expect(shopPage.firstShelf).toBeVisible();
  await bottomBar.library.click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await fullPlayer.chapters.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

test('A listener with an old engine comes by an old address with a query', async ({
  page,
  baseURL,
  pageHeading,
}) => {
  await page.addInitScript(age);
  await page.goto('/categories?listKey=free');
  await expect(page).toHaveURL(new URL('/clp?listKey=free', baseURL).href);
  await expect(pageHeading).toHaveCount(1);
});
