import { packages } from '../../../fixtures/orders/packages';
import type { RemoteControl } from '../../fixtures/native';
import { test as appTest, expect } from '../../fixtures/test';

const [creditPackage] = packages as [(typeof packages)[0]];
const developerPayload = `${creditPackage.packageId}@credit`;

interface MarketFixtures {
  /** Opens the market's payment sheet for the first credit package. */
  payForPackage: () => Promise<void>;
}

const test = appTest.extend<MarketFixtures>({
  platform: 'android',
  persona: 'newcomer',
  // The default set names no client: the test then takes one of the markets.
  client: async ({ client }, use) => {
    await use(client ?? '2');
  },
  // The market's sheet waits until the test answers for it.
  wrapper: { outcomes: { marketPurchase: null } },

  payForPackage: async ({ page, gotoCredit }, use) => {
    await use(async () => {
      const creditPage = await gotoCredit();
      await creditPage.payFor(creditPackage).click();
      await expect(page).toHaveCalledNative('marketPurchase', {
        productId: String(creditPackage.packageId),
        developerPayload,
      });
    });
  },
});

/** The purchase statuses that the market received, in order: docs/native-bridge.md#market-flow */
async function statusesSentTo(native: RemoteControl): Promise<unknown[]> {
  const calls = await native.calls();
  return calls
    .filter(({ method }) => method === 'setMarketPurchaseStatus')
    .map(({ args }) => args['status']);
}

test('A user pays for credit in the market, and has it after one validation', async ({
  native,
  mock,
  creditPage,
  payForPackage,
}) => {
  await payForPackage();
  const bought = {
    productId: String(creditPackage.packageId),
    orderId: 'order-1',
    purchaseToken: 'secret-1',
  };
  await native.emit('marketPurchaseResult', { developerPayload, result: 'purchased', ...bought });
  await expect.poll(() => statusesSentTo(native)).toEqual([6, 10]);
  await expect(creditPage.balance(creditPackage.credit)).toBeVisible();
  const validations = (await mock.journal.entries()).filter(({ path }) =>
    path.endsWith('/credit-subscription-validate'),
  );
  expect(validations).toHaveLength(1);
});

for (const [result, status] of [
  ['notInstalled', 20],
  ['cancelled', 21],
] as const) {
  test(`A user buys nothing when the market answers ${result}, which the app confirms with ${status}`, async ({
    native,
    mock,
    payForPackage,
  }) => {
    await payForPackage();
    await native.emit('marketPurchaseResult', { developerPayload, result });
    await expect.poll(() => statusesSentTo(native)).toEqual([status]);
    const paths = (await mock.journal.entries()).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('validate'))).toEqual([]);
  });
}
