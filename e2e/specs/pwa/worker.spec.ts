import type { Page } from '@playwright/test';

import { appUpdate } from '../../../src/shared/i18n/fa/app-update';
import { keptContent } from '../../../src/shared/i18n/fa/kept-content';
import { product } from '../../../src/shared/i18n/fa/product';
import { watchAnnouncements } from '../../announcements';
import { UpdateBanner } from '../../components/update-banner';
import { heldPicture, test } from '../../fixtures/deployment';
import { expect } from '../../fixtures/test';
import { readMedia } from '../../media-watch';
import { cachedPaths, keptAddresses, workerReady } from './device';

const version = (page: Page) => page.locator('html').getAttribute('data-version');

/** The browser's own check for a new worker, which it makes at navigations and once a day. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Keeps the worker busy, so that a new one does not take over before the picture is released. */
async function holdWorker(page: Page) {
  const request = page.waitForRequest(`**${heldPicture}`);
  await page.evaluate((src) => void (new Image().src = src), heldPicture);
  await request;
}

const saysDone = expect.arrayContaining([expect.stringContaining(appUpdate.done)]) as unknown;

// Workers are installed, replaced and started anew here, which takes a busy machine long.
test.setTimeout(240_000);

test.describe('A listener with a book', () => {
  test.use({ persona: 'collector' });

  test('hears on while a new version waits, and finds the place after the update', async ({
    page,
    deployment,
    gotoProduct,
    smallPlayer,
    fullPlayer,
  }) => {
    const banner = new UpdateBanner(page);
    const productPage = await gotoProduct(1001);
    await workerReady(page);
    await productPage.play.click();
    await expect(page).toBePlaying();
    await smallPlayer.expand.click();
    await fullPlayer.forward.click();
    await fullPlayer.forward.click();
    await expect.poll(() => fullPlayer.seconds()).toBeGreaterThan(60);
    await fullPlayer.shrink.click();

    await deployment.deploy('two');
    await checkForUpdate(page);
    await expect(banner.ready).toBeVisible();
    await expect(page).toBePlaying();
    await banner.close.click();
    await expect(banner.ready).toBeHidden();
    await expect(page).toBePlaying();
    expect(await version(page)).toBeNull();

    await page.reload();
    await expect(banner.ready).toBeVisible();
    expect(await version(page)).toBeNull();
    await smallPlayer.play.click();
    await expect(page).toBePlaying();
    const [position = 0] = (await readMedia(page)).playing;
    expect(position).toBeGreaterThan(54);

    await holdWorker(page);
    const announcements = await watchAnnouncements(page, 'status');
    await banner.update.click();
    await expect(banner.updating).toBeVisible();
    await expect(page).toBePlaying();
    deployment.releasePicture();
    await expect.poll(() => version(page)).toBe('two');
    await expect.poll(announcements).toEqual(saysDone);
    await expect(banner.done).toBeHidden();
    await smallPlayer.expand.click();
    await expect.poll(() => fullPlayer.seconds()).toBeGreaterThan(position - 6);
  });
});

test('A new version takes over when the old one has answered its last request, and not before', async ({
  page,
  deployment,
  gotoShop,
}) => {
  const banner = new UpdateBanner(page);
  await gotoShop();
  await workerReady(page);
  await deployment.deploy('two');
  await checkForUpdate(page);
  await holdWorker(page);
  const announcements = await watchAnnouncements(page, 'status');
  await page.clock.install();
  await banner.update.click();
  await expect(banner.updating).toBeVisible();
  // Far longer than the app needs, with every timer of the page.
  await page.clock.runFor(60_000);
  await expect(banner.updating).toBeVisible();
  expect(await version(page)).toBeNull();

  deployment.releasePicture();
  await expect.poll(() => version(page)).toBe('two');
  await expect.poll(announcements).toEqual(saysDone);
});

test(
  'A tab that did not ask for the update is not reloaded',
  { tag: '@deep' },
  async ({ page, context, deployment, gotoShop, bottomBar }) => {
    await gotoShop();
    await workerReady(page);
    const other = await context.newPage();
    await other.goto('/about');
    await workerReady(other);
    await other.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));

    await deployment.deploy('two');
    await checkForUpdate(page);
    await new UpdateBanner(page).update.click();
    await expect.poll(() => version(page)).toBe('two');
    await expect(bottomBar.store).toBeVisible();
    expect(await other.locator('html').getAttribute('data-mark')).toBe('kept');
  },
);

test('A listener without a connection opens the app and each of its tabs', async ({
  page,
  context,
  gotoShop,
  bottomBar,
  pageHeading,
}) => {
  await gotoShop();
  await workerReady(page);
  await context.setOffline(true);
  await page.reload();
  for (const tab of [bottomBar.library, bottomBar.search, bottomBar.profile, bottomBar.store]) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(pageHeading).toBeVisible();
  }
});

test('The caches of the browser hold files of the app and pictures alone', async ({
  page,
  gotoProduct,
}) => {
  const productPage = await gotoProduct(1001);
  await workerReady(page);
  await page.reload();
  await productPage.playSample.click();
  await expect(page).toBePlaying();
  const paths = await cachedPaths(page);
  const isOurs =
    /^\/(?:assets\/|icons\/|index\.html$|favicon\.svg$|content\/(?:books\/\d+\/cover|illustrations\/))/;
  expect(paths.filter((path) => !isOurs.test(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/content/')).length).toBeGreaterThan(0);
});

test('The worker is asked for files of the app and pictures, and not for answers and sound @deep', async ({
  page,
  gotoProduct,
}) => {
  const productPage = await gotoProduct(1001);
  await workerReady(page);
  await page.reload();
  await productPage.playSample.click();
  await expect(page).toBePlaying();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      isAsked: Reflect.get(entry, 'workerFinalSourceType') !== 'network',
    })),
  );
  const asked = (folder: string) => [
    ...new Set(loaded.filter(({ path }) => path.startsWith(folder)).map(({ isAsked }) => isAsked)),
  ];
  expect(asked('/assets/')).toEqual([true]);
  expect(asked('/content/')).toEqual([true]);
  expect(asked('/api/')).toEqual([false]);
  expect(asked('/hls/')).toEqual([false]);
});

test('An operator turns a broken worker off', async ({ page, deployment, gotoShop, bottomBar }) => {
  await gotoShop();
  await workerReady(page);
  await deployment.turnWorkerOff();
  await checkForUpdate(page).catch(() => undefined);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.reload();
  await expect(bottomBar.store).toBeVisible();
});

test.describe('What a listener has seen', () => {
  test.use({ persona: 'collector' });

  test('is there without a connection, with its age', async ({
    page,
    context,
    gotoShop,
    gotoProduct,
    bottomBar,
  }) => {
    const notice = page.getByRole('status').filter({ hasText: keptContent.offline });
    const productPage = await gotoProduct(1001);
    await expect(productPage.heading).not.toHaveText(product.loading);
    const title = await productPage.heading.innerText();
    await bottomBar.library.click();
    const firstBook = page.getByRole('main').locator('a[href^="/pdp/"]').first();
    await expect.poll(() => keptAddresses(page).then((all) => all.some(isPersonal))).toBe(true);
    const owned = await firstBook.getAttribute('href');
    await gotoShop();
    await workerReady(page);
    const shelf = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const shelfName = await shelf.innerText();

    await context.setOffline(true);
    await page.reload();
    await expect(notice).toContainText('دقیقه پیش');
    await expect(shelf).toHaveText(shelfName);
    await bottomBar.library.click();
    await expect(firstBook).toHaveAttribute('href', String(owned));
    await page.goto('/pdp/1001');
    await expect(productPage.heading).toHaveText(title);
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(productPage.heading).toHaveText(title);
  });

  test('goes with the session', async ({ page, gotoProfile, bottomBar }) => {
    const profilePage = await gotoProfile();
    await bottomBar.library.click();
    await expect.poll(() => keptAddresses(page)).not.toEqual([]);
    await bottomBar.profile.click();
    await profilePage.signOut.click();
    await profilePage.confirmSignOut.click();
    await expect(page).toHaveURL('/');
    // What the storefront shows to everybody may be kept again.
    await expect.poll(() => keptAddresses(page).then((all) => all.filter(isPersonal))).toEqual([]);
  });
});

const isPersonal = (address: string) => address.includes('/library');
