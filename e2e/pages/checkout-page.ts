import type { Locator } from '@playwright/test';

import { checkout } from '../../src/shared/i18n/fa/checkout';
import { formatToman } from '../../src/shared/i18n/format';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The web checkout of a book or a subscription plan. */
export class CheckoutPage {
  readonly increaseCredit: Locator;
  readonly planBought: Locator;
  readonly notCharged: Locator;
  readonly unknownResult: Locator;
  readonly alert: Locator;
  readonly toSubscription: Locator;

  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    const main = root.getByRole('main');
    this.#main = main;
    this.increaseCredit = main.getByRole('link', { name: checkout.raise });
    this.planBought = main.getByText(checkout.planDone);
    this.notCharged = main.getByText(checkout.notCharged);
    this.unknownResult = main.getByText(checkout.unknown);
    this.alert = main.getByRole('alert');
    this.toSubscription = main.getByRole('link', { name: checkout.toSubscription });
  }

  /** The button that pays this price, in rial. */
  pay(rial: number): Locator {
    return this.#main.getByRole('button', { name: checkout.pay(formatToman(rial)) });
  }
}
