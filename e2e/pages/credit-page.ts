import type { Locator } from '@playwright/test';

import { credit } from '../../src/shared/i18n/fa/credit';
import { formatToman } from '../../src/shared/i18n/format';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The credit page: balance, packages and transactions. */
export class CreditPage {
  /** Continues the purchase that the user left to raise the credit. */
  readonly continuePurchase: Locator;

  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    this.#main = root.getByRole('main');
    this.continuePurchase = this.#main.getByRole('link', { name: credit.goOn });
  }

  /** The balance, in rial, as the page shows it. */
  balance(rial: number): Locator {
    return this.#main
      .getByText(credit.balance, { exact: true })
      .locator('..')
      .getByText(formatToman(rial), { exact: true });
  }

  /** The button that buys a credit package; `price` in rial. */
  payFor({ price, title }: { readonly price: number; readonly title: string }): Locator {
    return this.#main.getByRole('button', { name: credit.payFor(formatToman(price), title) });
  }
}
