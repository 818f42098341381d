import type { Locator } from '@playwright/test';

import { subscription } from '../../src/shared/i18n/fa/subscription';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The subscription page and its list of plans. */
export class SubscriptionPage {
  readonly daysLeft: Locator;

  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    this.#main = root.getByRole('main');
    this.daysLeft = this.#main.getByText(subscription.daysLeft);
  }

  plan(title: string): Locator {
    return this.#main.getByRole('link', { name: title });
  }
}
