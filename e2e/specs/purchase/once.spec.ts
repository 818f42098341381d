import type { Mock } from '../../../mock-api/core/mock';
import { NOTIFICATION_TIMEOUT_MS } from '../../../src/shared/config/constants';
import { common } from '../../../src/shared/i18n/fa/common';
import { deepUnless } from '../../deep';
import type { PageObjects } from '../../fixtures/page-objects';
import { test as appTest, expect } from '../../fixtures/test';
import { purchaseCallsTo } from './purchase-calls';

/** Books of the gallery. */
const FREE_BOOK = 9020;
const SUBSCRIPTION_BOOK = 9054;
const BOOK_WITH_BOTH_BUTTONS = 9034;
const CREDIT_BOOK = 9063;

interface PopupFixtures {
  /** Opens the page of a book and its purchase pop-up. */
  openPopup: (audioBookId: number) => Promise<void>;
}

const test = appTest.extend<PopupFixtures>({
  persona: 'spender',

  openPopup: async ({ gotoProduct, productPage, purchasePopup }, use) => {
    await use(async (audioBookId) => {
      await gotoProduct(audioBookId);
      await openPopupOf({ productPage, purchasePopup });
    });
  },
});

test.skip(
  ({ platform }) => platform !== 'web',
  'In a wrapper the sign-in, the purchase and the player are native; the gallery covers them.',
);
test.skip(({ isMobile }) => !isMobile, 'Orders do not depend on the size of the view.');

async function openPopupOf({
  productPage,
  purchasePopup,
}: Pick<PageObjects, 'productPage' | 'purchasePopup'>): Promise<void> {
  await productPage.get.click();
  await expect(purchasePopup.mainButton).toBeEnabled();
}

/** Runs in the page: five presses within 200 ms, as an impatient user makes them. */
const pressFiveTimes = (button: Element) => {
  for (let time = 0; time < 5; time += 1) {
    setTimeout(() => (button as HTMLElement).click(), time * 40);
  }
};

const countOrders = async (mock: Mock) => (await purchaseCallsTo(mock)).length;

for (const [name, id] of [
  ['free book', FREE_BOOK],
  ['book of the subscription', SUBSCRIPTION_BOOK],
] as const) {
  test(`A user who presses five times on a ${name} makes one order${deepUnless(id === FREE_BOOK)}`, async ({
    mock,
    openPopup,
    purchasePopup,
  }) => {
    await openPopup(id);
    await purchasePopup.mainButton.evaluate(pressFiveTimes);
    await expect(purchasePopup.owned).toBeVisible();
    expect(await countOrders(mock)).toBe(1);
  });
}

test('A user who presses the subscription button five times makes one order @deep', async ({
  mock,
  openPopup,
  purchasePopup,
}) => {
  await openPopup(BOOK_WITH_BOTH_BUTTONS);
  await purchasePopup.subscriptionButton.evaluate(pressFiveTimes);
  await expect(purchasePopup.owned).toBeVisible();
  expect(await countOrders(mock)).toBe(1);
});

test.describe('In a market', () => {
  test.use({ client: '2' });

  test('a user who confirms five times spends the credit once, and owns the book', async ({
    mock,
    openPopup,
    productPage,
    purchasePopup,
    marketsDialog,
  }) => {
    await openPopup(CREDIT_BOOK);
    await purchasePopup.mainButton.click();
    await marketsDialog.confirm.evaluate(pressFiveTimes);
    await expect(purchasePopup.dialog).toBeHidden();
    await expect(productPage.play).toBeVisible();
    expect(await countOrders(mock)).toBe(1);
  });
});

test('A user who buys in two tabs at once makes one order, and owns the book in both', async ({
  mock,
  openTab,
}) => {
  const tabs = [await openTab(`/pdp/${FREE_BOOK}`), await openTab(`/pdp/${FREE_BOOK}`)];
  for (const tab of tabs) await openPopupOf(tab);
  await Promise.all(
    tabs.map(({ purchasePopup }) => purchasePopup.mainButton.evaluate(pressFiveTimes)),
  );
  for (const { purchasePopup } of tabs) await expect(purchasePopup.owned).toBeVisible();
  expect(await countOrders(mock)).toBe(1);
});

test.describe('With a bad connection', () => {
  test.use({ expectedProblems: /./ });

  test('a user owns the book although the reply to the order was lost', async ({
    page,
    mock,
    openPopup,
    purchasePopup,
  }) => {
    await openPopup(FREE_BOOK);
    // The reply is lost for the page alone: Chromium repeats a request itself when a reused connection breaks.
    await page.route('**/api/orders/app-nopayment', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await purchasePopup.mainButton.click();
    await expect(purchasePopup.owned).toBeVisible();
    expect(await countOrders(mock)).toBe(1);
  });

  test('a user who is offline orders nothing, and nothing is sent later', async ({
    page,
    context,
    mock,
    openPopup,
    purchasePopup,
    notifications,
  }) => {
    await page.clock.install();
    await openPopup(FREE_BOOK);
    await context.setOffline(true);
    await purchasePopup.mainButton.click();
    // One failure is told once: in the notification, then in the pop-up.
    await expect(notifications.alert(common.offline)).toBeVisible();
    await expect(purchasePopup.failure(common.offline)).toBeHidden();
    await expect(purchasePopup.mainButton).toBeEnabled();
    await page.clock.fastForward(NOTIFICATION_TIMEOUT_MS);
    await expect(notifications.alert(common.offline)).toBeHidden();
    await expect(purchasePopup.failure(common.offline)).toBeVisible();
    await context.setOffline(false);
    await page.clock.fastForward(10_000);
    expect(await countOrders(mock)).toBe(0);
    await purchasePopup.mainButton.click();
    await expect(purchasePopup.owned).toBeVisible();
    expect(await countOrders(mock)).toBe(1);
  });
});
