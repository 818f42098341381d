import type { Locator } from '@playwright/test';

import { auth } from '../../src/shared/i18n/fa/auth';
import { pageTitles } from '../../src/shared/i18n/fa/page-titles';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The sign-in page. */
export class AuthPage {
  readonly heading: Locator;
  readonly mobile: Locator;
  readonly code: Locator;
  readonly password: Locator;
  readonly email: Locator;
  readonly sendCode: Locator;
  readonly submit: Locator;
  readonly withPassword: Locator;
  readonly forgotten: Locator;
  readonly withGoogle: Locator;
  readonly sendLink: Locator;
  readonly alert: Locator;

  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    const main = root.getByRole('main');
    this.#main = main;
    this.heading = main.getByRole('heading', { level: 1, name: pageTitles.auth });
    this.mobile = main.getByRole('textbox', { name: auth.mobile });
    this.code = main.getByRole('textbox', { name: auth.code });
    this.password = main.getByLabel(auth.password);
    this.email = main.getByRole('textbox', { name: auth.email });
    this.sendCode = main.getByRole('button', { name: auth.sendCode });
    this.submit = main.getByRole('button', { name: auth.submit });
    this.withPassword = main.getByRole('button', { name: auth.withPassword });
    this.forgotten = main.getByRole('button', { name: auth.forgotten });
    this.withGoogle = main.getByRole('button', { name: auth.withGoogle });
    this.sendLink = main.getByRole('button', { name: auth.sendLink });
    this.alert = main.getByRole('alert');
  }

  text(text: string): Locator {
    return this.#main.getByText(text);
  }

  /** Requests a code for a mobile number and waits for the code field. */
  async requestCode(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.sendCode.click();
    await this.code.waitFor();
  }
}
