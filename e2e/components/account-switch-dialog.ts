import type { Locator } from '@playwright/test';

import { partner } from '../../src/shared/i18n/fa/partner';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The dialog that a partner's link opens for a user who is signed in to another account. */
export class AccountSwitchDialog {
  readonly dialog: Locator;
  readonly switchAccount: Locator;
  readonly stay: Locator;

  constructor(root: LocatorRoot) {
    this.dialog = root.getByRole('dialog', { name: partner.title });
    this.switchAccount = this.dialog.getByRole('button', { name: partner.swap });
    this.stay = this.dialog.getByRole('button', { name: partner.stay });
  }
}
