import type { Page } from '@playwright/test';

import { PurchasePopup } from '../../components/purchase-popup';
import { swipe } from '../../components/swipe';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'spender' });
test.skip(
  ({ platform }) => platform !== 'web',
  'Sign-in, purchase and player are native in a wrapper; the gallery walks there.',
);

const address = '/pdp/9034';
const atMarker = /\/pdp\/9034#modalOpened$/;
const atPage = /\/pdp\/9034$/;

async function open(page: Page): Promise<PurchasePopup> {
  const popup = new PurchasePopup(page);
  await popup.get.click();
  await expect(popup.buttons).toHaveCount(2);
  await expect(page).toHaveURL(atMarker);
  return popup;
}

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

test('has the measures of the product', async ({ page }) => {
  const covers: string[] = [];
  page.on('request', (request) => covers.push(request.url()));
  await page.goto(address);
  const popup = await open(page);
  const cover = popup.dialog.locator('img');
  await expect(cover).toHaveJSProperty('offsetWidth', 124);
  await expect(cover).toHaveJSProperty('offsetHeight', 124);
  await expect(popup.dialog).toHaveJSProperty('offsetWidth', 285);
  expect(
    await popup.dialog.evaluate((card) => (card as HTMLElement).offsetHeight),
  ).toBeLessThanOrEqual(460);
  expect(covers.some((url) => /\/books\/9034\/cover\?v=\d+&w=250&h=250$/.test(url))).toBe(true);
});

const ways: [name: string, close: (popup: PurchasePopup, page: Page) => Promise<unknown>][] = [
  ['back key', (_, page) => page.goBack()],
  ['close icon', (popup) => popup.close.click()],
  ['backdrop', (_, page) => page.mouse.click(8, 300)],
  ['Escape', (_, page) => page.keyboard.press('Escape')],
  ['swipe down', swipeDown],
];

async function swipeDown(popup: PurchasePopup, page: Page) {
  const box = await popup.dialog.boundingBox();
  if (!box) throw new Error('The pop-up is not to be seen');
  const x = box.x + box.width / 2;
  await swipe(page, { x, y: box.y + 40 }, { x, y: box.y + 180 });
}

test('closes in every way, and locks the page only while it is open', async ({ page }) => {
  await page.goto(address);
  await expect(new PurchasePopup(page).get).toBeVisible();
  expect(await canScroll(page)).toBe(true);
  for (const [name, close] of ways) {
    await test.step(name, async () => {
      const popup = await open(page);
      expect(await canScroll(page)).toBe(false);
      await close(popup, page);
      await expect(popup.dialog).toBeHidden();
      await expect(page).toHaveURL(atPage);
      await expect.poll(() => canScroll(page)).toBe(true);
    });
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto('/pdp/9020');
    const popup = new PurchasePopup(page);
    await popup.get.click();
    await popup.buttons.last().click();
    await expect(popup.owned).toBeVisible();
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });
});
