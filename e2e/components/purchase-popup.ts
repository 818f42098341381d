import type { Locator, Page } from '@playwright/test';

import { common } from '@/shared/i18n/fa/common';
import { product } from '@/shared/i18n/fa/product';
import { purchase } from '@/shared/i18n/fa/purchase';

/** The purchase pop-up, and the page's button that opens it. */
export class PurchasePopup {
  /** On the product page. */
  readonly get: Locator;
  readonly dialog: Locator;
  readonly close: Locator;
  readonly signIn: Locator;
  readonly owned: Locator;
  readonly startListening: Locator;
  /** Subscription and main button; the close icon is none of them. */
  readonly buttons: Locator;

  constructor(page: Page) {
    this.get = page.getByRole('main').getByRole('button', { name: product.get, exact: true });
    // Its name begins with the word; the book's title follows in quotation marks.
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^${product.get} «`) });
    this.close = this.dialog.getByRole('button', { name: common.close, exact: true });
    this.signIn = this.dialog.getByRole('button', { name: purchase.signInAndGet });
    this.owned = this.dialog.getByText(purchase.owned, { exact: true });
    this.startListening = this.dialog.getByRole('button', { name: purchase.startListening });
    this.buttons = this.dialog.getByRole('button').and(page.locator(':not([aria-label])'));
  }

  /** The dialog of one book, by its whole name. */
  named(title: string): Locator {
    return this.dialog.page().getByRole('dialog', { name: purchase.popup(title), exact: true });
  }
}
