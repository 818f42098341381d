import type { Locator, Page } from '@playwright/test';

import type { PurchasePopup } from '../../components/purchase-popup';
import { test as appTest, expect } from '../../fixtures/test';
import { addFaults } from '../../screens/fixtures';

const BOOK = 9034;
/** The longest title with a discount. */
const LONG_TITLE = 1038;
const pageAddress = `/pdp/${BOOK}`;
const popupAddress = `/pdp/${BOOK}#modalOpened`;

interface PopupFixtures {
  /** Opens the pop-up of the book whose page is open. */
  openPopup: () => Promise<void>;
}

const test = appTest.extend<PopupFixtures>({
  persona: 'spender',

  openPopup: async ({ page, productPage, purchasePopup }, use) => {
    await use(async () => {
      await productPage.get.click();
      await expect(purchasePopup.buttons).toHaveCount(2);
      await expect(page).toHaveURL(popupAddress);
    });
  },
});

test.skip(
  ({ platform }) => platform !== 'web',
  'In a wrapper the sign-in, the purchase and the player are native; the gallery covers them.',
);

/** Whether a wheel over the corner of the view moves the page. */
async function canScroll(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 200);
  await page.mouse.wheel(0, 200);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const after = await page.evaluate(() => window.scrollY);
  await page.evaluate((top) => window.scrollTo(0, top), before);
  return after !== before;
}

test('A user sees the pop-up and its cover in the product’s sizes', async ({
  page,
  gotoProduct,
  openPopup,
  purchasePopup,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await gotoProduct(BOOK);
  await openPopup();
  const { dialog, cover } = purchasePopup;
  await expect(cover).toHaveJSProperty('offsetWidth', 124);
  await expect(cover).toHaveJSProperty('offsetHeight', 124);
  await expect(dialog).toHaveJSProperty('offsetWidth', 285);
  const height = await dialog.evaluate((card) => (card as HTMLElement).offsetHeight);
  expect(height).toBeLessThanOrEqual(460);
  const coverAddress = new RegExp(String.raw`/books/${BOOK}/cover\?v=\d+&w=250&h=250$`);
  expect(requests.some((url) => coverAddress.test(url))).toBe(true);
});

for (const size of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`A user sees discount, price and button of a long title at ${size.width} × ${size.height} without scrolling`, async ({
    page,
    gotoProduct,
    purchasePopup,
  }) => {
    await page.setViewportSize(size);
    const productPage = await gotoProduct(LONG_TITLE);
    await productPage.get.click();
    const { prices, listPrice, reducedPrice, mainButton } = purchasePopup;
    for (const part of [prices, mainButton]) await expect(part).toBeInViewport({ ratio: 1 });
    // A line is higher than its letters.
    for (const part of [listPrice, reducedPrice]) await expect(part).toBeInViewport({ ratio: 0.9 });
  });
}

test.describe('A user with large text', () => {
  test.use({ expectedProblems: /status of 409/ });

  test('scrolls to the price and to both buttons, also beside a failure', async ({
    page,
    mock,
    openPopup,
    gotoProduct,
    purchasePopup,
  }) => {
    await page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('settings', '{"textSize":200}');
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await gotoProduct(BOOK);
    await openPopup();
    const { reducedPrice, subscriptionButton, mainButton, close, dialog } = purchasePopup;
    await dialog.hover();
    const scrollTo = (part: Locator) =>
      expect(async () => {
        await page.mouse.wheel(0, 80);
        await expect(part).toBeInViewport({ ratio: 0.9, timeout: 500 });
      }).toPass();
    for (const part of [reducedPrice, subscriptionButton, mainButton]) await scrollTo(part);

    const refusal = 'The order was refused. '.repeat(4).trim();
    await addFaults(mock, {
      '/api/orders/**': { status: 409, body: { message: refusal } },
    });
    await subscriptionButton.click();
    await page.mouse.move(0, 0);
    await expect(purchasePopup.failure(refusal)).toBeInViewport();
    await dialog.hover();
    for (const part of [subscriptionButton, mainButton]) await scrollTo(part);
    await expect(close).toBeInViewport({ ratio: 1 });
  });
});

const ways: [name: string, close: (popup: PurchasePopup, page: Page) => Promise<unknown>][] = [
  ['the back key', (_, page) => page.goBack()],
  ['the close icon', (popup) => popup.close.click()],
  ['the backdrop', (_, page) => page.mouse.click(8, 300)],
  ['Escape', (_, page) => page.keyboard.press('Escape')],
  ['a swipe down', (popup) => popup.swipeDown()],
];

test('A user closes the pop-up in every way, and can scroll the page only while it is closed', async ({
  page,
  gotoProduct,
  openPopup,
  purchasePopup,
}) => {
  const { get } = await gotoProduct(BOOK);
  await expect(get).toBeVisible();
  await expect.poll(() => canScroll(page)).toBe(true);
  for (const [name, close] of ways) {
    await test.step(name, async () => {
      await openPopup();
      expect(await canScroll(page)).toBe(false);
      await close(purchasePopup, page);
      await expect(purchasePopup.dialog).toBeHidden();
      await expect(page).toHaveURL(pageAddress);
      await expect.poll(() => canScroll(page)).toBe(true);
    });
  }
});

test.describe('A user who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees no animation', async ({ page, gotoProduct, purchasePopup }) => {
    const productPage = await gotoProduct(9020);
    await productPage.get.click();
    await purchasePopup.mainButton.click();
    await expect(purchasePopup.owned).toBeVisible();
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });
});
