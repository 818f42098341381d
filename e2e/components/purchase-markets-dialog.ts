import type { Locator, Page } from '@playwright/test';

import { markets } from '@/shared/i18n/fa/purchase';

/** Asks before credit is spent. */
export class MarketsDialog {
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly increaseCredit: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: markets.title, exact: true });
    this.confirm = this.dialog.getByRole('button', { name: markets.confirm });
    this.increaseCredit = this.dialog.getByRole('button', { name: markets.increaseCredit });
    this.cancel = this.dialog.getByRole('button', { name: markets.cancel });
  }
}
