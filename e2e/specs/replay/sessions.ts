import type { Page } from '@playwright/test';

import { packages } from '../../../fixtures/orders/packages';
import type { Sim } from '../../../native-simulator/shim/sim';
import type { RecordedLaunch } from '../../../native-simulator/recording/recording';
import { pageObjectsOf } from '../../fixtures/page-objects';
import { playerOptions } from '../../../src/shared/i18n/fa/player-options';
import { expect } from '../../fixtures/test';

/** A session that is recorded in fixtures/recordings/<file>.json. */
export interface RecordedSession {
  readonly file: string;
  readonly name: string;
  readonly launch: RecordedLaunch;
  readonly act: (
    page: Page,
    emit: (...message: Parameters<Sim['emit']>) => Promise<unknown>,
  ) => Promise<void>;
}

const [creditPackage] = packages as [(typeof packages)[0]];

export const sessions: readonly RecordedSession[] = [
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
    act: async (page, emit) => {
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
    act: async (page) => {
      const { productPage, purchasePopup } = pageObjectsOf(page);
      await productPage.get.click();
      await expect(purchasePopup.mainButton).toBeEnabled();
      await purchasePopup.mainButton.click();
      await expect(purchasePopup.owned).toBeVisible();
      await purchasePopup.close.click();
      await expect(purchasePopup.dialog).toBeHidden();
    },
  },
  {
    file: 'wrapper-listening',
    name: 'A book heard in a wrapper without a player of its own',
    launch: {
      client: '10',
      environment: 'app-webview-dev',
      platform: 'android',
      path: '/pdp/1001',
      persona: 'collector',
      removed: ['openPlayer'],
    },
    act: async (page, emit) => {
      const { productPage, smallPlayer, fullPlayer } = pageObjectsOf(page);
      await productPage.play.click();
      await expect(page).toBePlaying();
      await smallPlayer.expand.click();
      await fullPlayer.forward.click();
      await fullPlayer.speed.click();
      await fullPlayer.speedSheet.option(playerOptions.speedOf('۱.۵')).click();
      await expect(fullPlayer.speedSheet.dialog).toBeHidden();
      await fullPlayer.sleep.click();
      await fullPlayer.sleepSheet.option(playerOptions.sleepChapter).click();
      await expect(fullPlayer.sleepSheet.dialog).toBeHidden();
      await fullPlayer.next.click();
      await expect(page).toBePlaying();
      await emit('mediaCommand', { command: 'seekTo', position: 100 });
      await emit('mediaCommand', { command: 'pause' });
      await expect(page).not.toBePlaying();
      await emit('mediaCommand', { command: 'play' });
      await expect(page).toBePlaying();
      await emit('mediaCommand', { command: 'pause' });
      await expect(page).not.toBePlaying();
      await fullPlayer.driving.click();
      await fullPlayer.leaveDriving.click();
      await fullPlayer.shrink.click();
      await expect(smallPlayer.region).toBeVisible();
    },
  },
];
