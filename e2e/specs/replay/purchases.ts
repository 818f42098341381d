import type { Page } from '@playwright/test';

import { packages } from '../../../fixtures/orders/packages';
import type { Sim } from '../../../native-simulator/shim/sim';
import type { RecordedLaunch } from '../../../native-simulator/recording/recording';
import { credit } from '../../../src/shared/i18n/fa/credit';
import { formatToman } from '../../../src/shared/i18n/format';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect } from '../../fixtures/test';

/** A purchase that is recorded: fixtures/recordings/<file>.json. */
export interface RecordedPurchase {
  readonly file: string;
  readonly name: string;
  readonly launch: RecordedLaunch;
  readonly buy: (
    page: Page,
    emit: (...message: Parameters<Sim['emit']>) => Promise<unknown>,
  ) => Promise<void>;
}

const [{ packageId, price, title, credit: given }] = packages as [(typeof packages)[0]];

export const purchases: readonly RecordedPurchase[] = [
  {
    file: 'market-credit',
    name: 'Credit bought in a market',
    launch: {
      client: '2',
      environment: 'app-webview-dev',
      platform: 'android',
      path: '/credit',
      persona: 'newcomer',
    },
    buy: async (page, emit) => {
      await page.getByRole('button', { name: credit.payFor(formatToman(price), title) }).click();
      const developerPayload = `${packageId}@credit`;
      await expect(page).toHaveCalledNative('marketPurchase', { developerPayload });
      const bought = {
        productId: String(packageId),
        orderId: 'order-1',
        purchaseToken: 'secret-1',
      };
      await emit('marketPurchaseResult', { developerPayload, result: 'purchased', ...bought });
      await expect(page).toHaveCalledNative('setMarketPurchaseStatus', { status: 10 });
      await expect(page.getByText(formatToman(given)).first()).toBeVisible();
    },
  },
  {
    file: 'subscription-book',
    name: 'A book taken with the subscription',
    launch: {
      client: '10',
      environment: 'pwa',
      platform: 'web',
      path: '/pdp/9054',
      persona: 'spender',
    },
    buy: async (page) => {
      const popup = new PurchasePopup(page);
      await popup.get.click();
      await expect(popup.buttons.last()).toBeEnabled();
      await popup.buttons.last().click();
      await expect(popup.owned).toBeVisible();
      await popup.close.click();
      await expect(popup.dialog).toBeHidden();
    },
  },
];
