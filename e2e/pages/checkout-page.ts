import type { Locator } from '@playwright/test';

import { appCheckout } from '../../src/shared/i18n/fa/app-checkout';
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
    this.increaseCredit = main.getByRole('link', { name: appCheckout.raise });
    this.planBought = main.getByText(appCheckout.planDone);
    this.notCharged = main.getByText(appCheckout.notCharged);
    this.unknownResult = main.getByText(appCheckout.unknown);
    this.alert = main.getByRole('alert');
    this.toSubscription = main.getByRole('link', { name: appCheckout.toSubscription });
  }

  /** The button that pays this price, in rial. */
  pay(rial: number): Locator {
    return this.#main.getByRole('button', { name: appCheckout.pay(formatToman(rial)) });
  }
}
