import type { Page } from '@playwright/test';

import { common } from '../../../src/shared/i18n/fa/common';
import { crashed } from '../../../src/shared/i18n/fa/crashed';
import { player } from '../../../src/shared/i18n/fa/player';
import { splash } from '../../../src/shared/i18n/fa/splash';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';

// Aborted files, and what React and the router log about them.
test.use({
  persona: 'collector',
  expectedProblems: /ERR_|status of 404|React Router caught/,
});

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: common.retry });

const isWide = (viewport: { width: number } | null) => (viewport?.width ?? 0) >= 900;

/** Counts the loads of the page itself from now on; the first may still be on its way when the page can be used. */
async function countLoads(page: Page): Promise<() => number> {
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('A page that was never opened fails alone without a connection, and opens when it is back', async ({
  context,
  page,
  gotoProduct,
  bottomBar,
  smallPlayer,
  productPage,
}) => {
  await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await page.route('**/assets/**', (route) => route.abort());
  await context.setOffline(true);

  await bottomBar.library.click();
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(common.offlinePage);
  await expect(bottomBar.library).toHaveAttribute('aria-current', 'page');
  await smallPlayer.pause.click();
  await expect(smallPlayer.play).toBeVisible();

  await page.unroute('**/assets/**');
  await context.setOffline(false);
  await expect(retry(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('Code that a deployment removed reloads the page once, and then says so inside the frame', async ({
  page,
  gotoAbout,
  bottomBar,
  pageHeading,
}) => {
  await gotoAbout();
  await expect(pageHeading).toBeVisible();
  const loads = await countLoads(page);
  await page.route('**/assets/view-*.js', (route) => route.fulfill({ status: 404 }));
  await bottomBar.library.click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('main')).toContainText(crashed.lost);
  await expect(bottomBar.region).toBeVisible();
  // The page stays as it is while its code is loaded again: only the log tells that it was lost once more.
  const lostAgain = page.waitForEvent('console', (message) =>
    message.text().includes('React Router caught'),
  );
  await retry(page).click();
  await lostAgain;
  await expect(retry(page)).toBeVisible();
  expect(loads()).toBe(1);

  await page.unroute('**/assets/view-*.js');
  await retry(page).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('An app that does not come is told by the splash, whose link loads the page again', async ({
  page,
  pageHeading,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  const notice = page.getByText(splash.late);
  await expect(notice).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(notice).toBeVisible();
  await expect(page).toBeAccessible();

  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: common.retry }).click();
  await expect(pageHeading).toBeVisible();
  await expect(notice).toBeHidden();
});

test('A page whose data waits for a lost file of another page offers another try, and then shows them', async ({
  page,
}) => {
  await page.route('**/assets/shelf-models-*.js', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/artist/1');
  // The page was loaded anew by itself, once.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('main')).toContainText(crashed.lost);
  expect(loads).toBe(2);
  await page.unroute('**/assets/shelf-models-*.js');
  await retry(page).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(retry(page)).toBeHidden();
});

test('Lost code reloads nothing while a book plays, unless the listener asks', async ({
  page,
  gotoProduct,
  bottomBar,
  productPage,
}) => {
  await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  const loads = await countLoads(page);
  await page.route('**/assets/view-*.js', (route) => route.fulfill({ status: 404 }));
  await bottomBar.library.click();
  await expect(page.getByRole('main')).toContainText(crashed.lost);
  await expect(page).toBePlaying();
  expect(loads()).toBe(0);
  await retry(page).click();
  await expect.poll(loads).toBe(1);
});

test('Without the code of the player its sound can still be stopped and closed', async ({
  page,
  gotoProduct,
  productPage,
  smallPlayer,
  bottomBar,
}) => {
  await page.route('**/assets/player-*.js', (route) => route.abort());
  await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.pause.click();
  await expect(smallPlayer.play).toBeVisible();
  await expect(bottomBar.library).toBeVisible();
  await smallPlayer.close.click();
  await expect(smallPlayer.region).toBeHidden();
});

for (const { name, chunk, open } of [
  { name: 'list of chapters', chunk: 'chapters-panel', open: player.chapters },
  { name: 'speeds', chunk: 'speed-panel', open: /سرعت پخش/ },
])
  test(`A tap on the ${name}, whose code is lost, says so and leaves the player as it is${deepUnless(chunk === 'chapters-panel')}`, async ({
    page,
    gotoProduct,
    productPage,
    smallPlayer,
    fullPlayer,
    notifications,
    viewport,
  }) => {
    test.skip(
      isWide(viewport) && chunk === 'chapters-panel',
      'A desktop lists them beside the cover.',
    );
    const file = `**/assets/${chunk}-*.js`;
    await page.route(file, (route) => route.abort());
    await gotoProduct(1001);
    await productPage.play.click();
    await smallPlayer.expand.click();
    const opener = fullPlayer.region.getByRole('button', { name: open });
    await opener.click();
    await expect(notifications.alert(crashed.overlayLost)).toBeVisible();
    await expect(fullPlayer.region).toBeVisible();
    await expect(page).toBePlaying();

    await page.unroute(file);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

for (const chunk of ['full-player', 'large-player'])
  test(`Without the code of the ${chunk} the small one stays in use${deepUnless(chunk === 'full-player')}`, async ({
    page,
    gotoProduct,
    productPage,
    smallPlayer,
    notifications,
    viewport,
  }) => {
    test.skip(isWide(viewport) !== (chunk === 'large-player'), 'The other size has it.');
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await gotoProduct(1001);
    await productPage.play.click();
    await smallPlayer.expand.first().click();
    await expect(notifications.alert(crashed.overlayLost)).toBeVisible();
    await smallPlayer.pause.click();
    await expect(smallPlayer.play).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

test('The pop-up of a purchase, whose code is lost, says so, and opens at the next tap @deep', async ({
  page,
  gotoProduct,
  purchasePopup,
  notifications,
}) => {
  await page.route('**/assets/purchase-popup-*.js', (route) => route.abort());
  const { get } = await gotoProduct(9034);
  await get.click();
  await expect(notifications.alert(crashed.overlayLost)).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  await page.unroute('**/assets/purchase-popup-*.js');
  await get.click();
  await expect(purchasePopup.dialog).toBeVisible();
});

test('Without the code of the overlays the page and the tabs stay', async ({
  page,
  gotoProduct,
  bottomBar,
  pageHeading,
}) => {
  await page.route('**/assets/overlays-*.js', (route) => route.abort());
  const { get } = await gotoProduct(9034);
  await expect(get).toBeVisible();
  await bottomBar.search.click();
  await expect(pageHeading).toBeVisible();
});
