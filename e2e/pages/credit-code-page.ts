import type { Locator } from '@playwright/test';

import { credit } from '../../src/shared/i18n/fa/credit';
import { formatToman } from '../../src/shared/i18n/format';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The page on which a credit code is redeemed. */
export class CreditCodePage {
  readonly code: Locator;
  readonly submit: Locator;
  readonly toCredit: Locator;

  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    this.#main = root.getByRole('main');
    this.code = this.#main.getByRole('textbox', { name: credit.codeField });
    this.submit = this.#main.getByRole('button', { name: credit.codeSubmit });
    this.toCredit = this.#main.getByRole('link', { name: credit.toCredit });
  }

  /** The sentence that names the new balance, in rial. */
  newBalance(rial: number): Locator {
    return this.#main.getByText(credit.newBalance(formatToman(rial)));
  }

  text(text: string): Locator {
    return this.#main.getByText(text);
  }

  async redeem(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  }
}
