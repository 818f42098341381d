import type { Locator } from '@playwright/test';

import { common } from '../../src/shared/i18n/fa/common';
import { purchase } from '../../src/shared/i18n/fa/purchase';
import type { LocatorRoot } from '../fixtures/locator-root';
import { swipe } from './swipe';

/** The purchase pop-up that the product page's button opens. */
export class PurchasePopup {
  readonly dialog: Locator;
  readonly close: Locator;
  readonly signIn: Locator;
  readonly owned: Locator;
  readonly startListening: Locator;
  readonly cover: Locator;
  readonly prices: Locator;
  /** The price to pay, where a discount has lowered it. */
  readonly reducedPrice: Locator;
  /** The price before the discount. */
  readonly listPrice: Locator;
  /** The subscription button, if there is one, and the main button, but not the close icon. */
  readonly buttons: Locator;
  readonly mainButton: Locator;
  /** The first of the buttons; without a subscription button this is the main button. */
  readonly subscriptionButton: Locator;

  readonly #root: LocatorRoot;

  constructor(root: LocatorRoot) {
    this.#root = root;
    // The name begins with the button's text; the book's title follows in quotation marks.
    this.dialog = root.getByRole('dialog', { name: new RegExp(`^${purchase.untitled} «`) });
    this.close = this.dialog.getByRole('button', { name: common.close, exact: true });
    this.signIn = this.dialog.getByRole('button', { name: purchase.signInAndGet });
    this.owned = this.dialog.getByText(purchase.owned, { exact: true });
    this.startListening = this.dialog.getByRole('button', { name: purchase.startListening });
    this.cover = this.dialog.locator('img');
    this.prices = this.dialog.getByRole('list');
    this.listPrice = this.dialog.locator('del');
    this.reducedPrice = this.dialog.locator('p').filter({ hasText: purchase.priceAfter });
    this.buttons = this.dialog.getByRole('button').and(root.locator(':not([aria-label])'));
    this.mainButton = this.buttons.last();
    this.subscriptionButton = this.buttons.first();
  }

  /** The text of a failed order beside the buttons. */
  failure(text: string | RegExp): Locator {
    return this.dialog.getByText(text);
  }

  /** The pop-up of the book with this whole title. */
  named(title: string): Locator {
    return this.#root.getByRole('dialog', { name: purchase.popup(title), exact: true });
  }

  /** Drags the pop-up down from its upper edge, which dismisses it. */
  async swipeDown(): Promise<void> {
    const card = await this.dialog.boundingBox();
    if (!card) throw new Error('The pop-up is not visible');
    const x = card.x + card.width / 2;
    await swipe(this.dialog.page(), { x, y: card.y + 40 }, { x, y: card.y + 180 });
  }
}
