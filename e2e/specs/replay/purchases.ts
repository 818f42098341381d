import type { Page } from '@playwright/test';

import { packages } from '../../../fixtures/orders/packages';
import type { Sim } from '../../../native-simulator/shim/sim';
import type { RecordedLaunch } from '../../../native-simulator/recording/recording';
import { pageObjectsOf } from '../../fixtures/page-objects';
import { expect } from '../../fixtures/test';

/** A purchase that is recorded in fixtures/recordings/<file>.json. */
export interface RecordedPurchase {
  readonly file: string;
  readonly name: string;
  readonly launch: RecordedLaunch;
  readonly buy: (
    page: Page,
    emit: (...message: Parameters<Sim['emit']>) => Promise<unknown>,
  ) => Promise<void>;
}

const [creditPackage] = packages as [(typeof packages)[0]];

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
      const { creditPage } = pageObjectsOf(page);
      await creditPage.payFor(creditPackage).click();
      const developerPayload = `${creditPackage.packageId}@credit`;
      await expect(page).toHaveCalledNative('marketPurchase', { developerPayload });
      const bought = {
        productId: String(creditPackage.packageId),
        orderId: 'order-1',
        purchaseToken: 'secret-1',
      };
      await emit('marketPurchaseResult', { developerPayload, result: 'purchased', ...bought });
      await expect(page).toHaveCalledNative('setMarketPurchaseStatus', { status: 10 });
      await expect(creditPage.balance(creditPackage.credit)).toBeVisible();
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
      const { productPage, purchasePopup } = pageObjectsOf(page);
      await productPage.get.click();
      await expect(purchasePopup.mainButton).toBeEnabled();
      await purchasePopup.mainButton.click();
      await expect(purchasePopup.owned).toBeVisible();
      await purchasePopup.close.click();
      await expect(purchasePopup.dialog).toBeHidden();
    },
  },
];
