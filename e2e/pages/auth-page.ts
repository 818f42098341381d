import type { Locator, Page } from '@playwright/test';

import { auth } from '@/shared/i18n/fa/auth';

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

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: auth.heading });
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

  /** `returnUrl` as it stands in the address, not encoded yet; none for the bare page. */
  async open(returnUrl?: string): Promise<void> {
    const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
    await this.#page.goto(`/auth${query}`);
  }

  /** Has a code sent to a mobile; the field for it is there then. */
  async askForCode(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.sendCode.click();
    await this.code.waitFor();
  }
}
