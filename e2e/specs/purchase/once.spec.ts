import type { Page } from '@playwright/test';

import type { Mock } from '../../../mock-api/core/mock';
import { common } from '../../../src/shared/i18n/fa/common';
import { product } from '../../../src/shared/i18n/fa/product';
import { MarketsDialog } from '../../components/purchase-markets-dialog';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect, test } from '../../fixtures/test';
import { deedsSeenBy } from './deeds';

test.use({ persona: 'spender' });
test.skip(
  ({ platform }) => platform !== 'web',
  'Sign-in, purchase and player are native in a wrapper; the gallery walks there.',
);
test.skip(({ isMobile }) => !isMobile, 'Orders do not depend on the size of the view.');

async function open(page: Page, id: number): Promise<PurchasePopup> {
  const popup = new PurchasePopup(page);
  await page.goto(`/pdp/${id}`);
  await popup.get.click();
  await expect(popup.buttons.last()).toBeEnabled();
  return popup;
}

/** Five presses within a moment, as an impatient finger makes them. */
const fiveTimes = (button: Element) => {
  for (let time = 0; time < 5; time += 1) {
    setTimeout(() => (button as HTMLElement).click(), time * 40);
  }
};

const orders = async (mock: Mock) => (await deedsSeenBy(mock)).length;

for (const [name, id] of [
  ['a free book', 9020],
  ['a book of the subscription', 9054],
] as const) {
  test(`five presses on ${name} make one order`, async ({ page, mock }) => {
    const popup = await open(page, id);
    await popup.buttons.last().evaluate(fiveTimes);
    await expect(popup.owned).toBeVisible();
    expect(await orders(mock)).toBe(1);
  });
}

test('five presses of the subscription button make one order', async ({ page, mock }) => {
  const popup = await open(page, 9034);
  await popup.buttons.first().evaluate(fiveTimes);
  await expect(popup.owned).toBeVisible();
  expect(await orders(mock)).toBe(1);
});

test.describe('in a market', () => {
  test.use({ client: '2' });

  test('five presses on confirm spend the credit once, and the page has the book', async ({
    page,
    mock,
  }) => {
    const popup = await open(page, 9063);
    await popup.buttons.last().click();
    await new MarketsDialog(page).confirm.evaluate(fiveTimes);
    const play = page.getByRole('main').getByRole('button', { name: product.play, exact: true });
    await expect(popup.dialog).toBeHidden();
    await expect(play).toBeVisible();
    expect(await orders(mock)).toBe(1);
  });
});

test('two tabs at once make one order, and both have the book', async ({ page, context, mock }) => {
  const other = await context.newPage();
  const popups = [await open(page, 9020), await open(other, 9020)];
  await Promise.all(popups.map(({ buttons }) => buttons.last().evaluate(fiveTimes)));
  for (const popup of popups) await expect(popup.owned).toBeVisible();
  expect(await orders(mock)).toBe(1);
});

test.describe('with a bad line', () => {
  test.use({ expectedProblems: /./ });

  test('a reply that is lost behind the order ends in an owned book', async ({ page, mock }) => {
    const popup = await open(page, 9020);
    // The browser itself sends a request again whose connection broke, if that had served others before:
    // here it is lost for the page alone.
    await page.route('**/api/orders/app-nopayment', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await popup.buttons.last().click();
    await expect(popup.owned).toBeVisible();
    expect(await orders(mock)).toBe(1);
  });

  test('offline nothing is ordered, then or later', async ({ page, context, mock }) => {
    await page.clock.install();
    const popup = await open(page, 9020);
    await context.setOffline(true);
    await popup.buttons.last().click();
    await expect(popup.dialog.getByRole('alert')).toHaveText(common.offline);
    await expect(popup.buttons.last()).toBeEnabled();
    await context.setOffline(false);
    await page.clock.fastForward(10_000);
    expect(await orders(mock)).toBe(0);
    await popup.buttons.last().click();
    await expect(popup.owned).toBeVisible();
    expect(await orders(mock)).toBe(1);
  });
});
