import type { Locator } from '@playwright/test';

import { markets } from '../../src/shared/i18n/fa/purchase';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The dialog that asks for confirmation before credit is spent. */
export class MarketsDialog {
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly increaseCredit: Locator;
  readonly cancel: Locator;

  constructor(root: LocatorRoot) {
    this.dialog = root.getByRole('dialog', { name: markets.title, exact: true });
    this.confirm = this.dialog.getByRole('button', { name: markets.confirm });
    this.increaseCredit = this.dialog.getByRole('button', { name: markets.increaseCredit });
    this.cancel = this.dialog.getByRole('button', { name: markets.cancel });
  }
}
