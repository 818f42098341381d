import type { Page } from '@playwright/test';

import { packages } from '../../../fixtures/orders/packages';
import { credit } from '../../../src/shared/i18n/fa/credit';
import { formatToman } from '../../../src/shared/i18n/format';
import type { RemoteControl } from '../../fixtures/native';
import { expect, test } from '../../fixtures/test';

/** In the default set, where no client is named, one of the markets. */
test.use({
  platform: 'android',
  persona: 'newcomer',
  client: async ({ client }, use) => {
    await use(client ?? '2');
  },
  // The market's sheet answers when the test does.
  wrapper: { outcomes: { marketPurchase: null } },
});

const [{ packageId, price, title, credit: given }] = packages as [(typeof packages)[0]];
const developerPayload = `${packageId}@credit`;

/** Opens the market's sheet for the first package. */
async function payForPackage(page: Page): Promise<void> {
  await page.goto('/credit');
  await page.getByRole('button', { name: credit.payFor(formatToman(price), title) }).click();
  await expect(page).toHaveCalledNative('marketPurchase', {
    productId: String(packageId),
    developerPayload,
  });
}

/** The codes that the market was told, in their order. */
async function statuses(native: RemoteControl): Promise<unknown[]> {
  const calls = await native.calls();
  return calls
    .filter(({ method }) => method === 'setMarketPurchaseStatus')
    .map(({ args }) => args['status']);
}

test('credit bought in the market is accepted, validated and there', async ({
  page,
  native,
  mock,
}) => {
  await payForPackage(page);
  const bought = { productId: String(packageId), orderId: 'order-1', purchaseToken: 'secret-1' };
  await native.emit('marketPurchaseResult', { developerPayload, result: 'purchased', ...bought });
  await expect.poll(() => statuses(native)).toEqual([6, 10]);
  await expect(page.getByText(formatToman(given)).first()).toBeVisible();
  const validations = (await mock.journal.entries()).filter(({ path }) =>
    path.endsWith('/credit-subscription-validate'),
  );
  expect(validations).toHaveLength(1);
});

for (const [result, status] of [
  ['notInstalled', 20],
  ['cancelled', 21],
] as const) {
  test(`a market that answers ${result} hears ${status}, and nothing is bought`, async ({
    page,
    native,
    mock,
  }) => {
    await payForPackage(page);
    await native.emit('marketPurchaseResult', { developerPayload, result });
    await expect.poll(() => statuses(native)).toEqual([status]);
    const paths = (await mock.journal.entries()).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('validate'))).toEqual([]);
  });
}
