import type { Locator } from '@playwright/test';

import { subscription } from '../../src/shared/i18n/fa/subscription';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The dialog that opens when a book of an expired subscription is played. */
export class SubscriptionEndedDialog {
  readonly dialog: Locator;
  readonly renew: Locator;

  constructor(root: LocatorRoot) {
    this.dialog = root.getByRole('dialog', { name: subscription.ended, exact: true });
    this.renew = this.dialog.getByRole('button', { name: subscription.renew, exact: true });
  }
}
