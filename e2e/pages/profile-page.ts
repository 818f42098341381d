import type { Locator } from '@playwright/test';

import { form } from '../../src/shared/i18n/fa/form';
import { profile } from '../../src/shared/i18n/fa/profile';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The profile page. */
export class ProfilePage {
  readonly main: Locator;
  /** The link to the sign-in page; only a signed-out user sees it. */
  readonly signIn: Locator;
  /** The user's name. */
  readonly name: Locator;
  readonly edit: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly save: Locator;
  /** Opens the sheet with theme and text size. */
  readonly display: Locator;
  readonly darkTheme: Locator;
  readonly largerText: Locator;
  readonly signOut: Locator;
  readonly confirmSignOut: Locator;

  constructor(root: LocatorRoot) {
    this.main = root.getByRole('main');
    this.signIn = this.main.getByRole('link', { name: profile.signIn, exact: true });
    this.name = this.main.getByRole('heading', { level: 2 });
    this.edit = this.main.getByRole('button', { name: profile.edit });
    const field = (name: string) => root.getByRole('textbox', { name, exact: true });
    this.firstName = field(profile.firstName);
    this.lastName = field(profile.lastName);
    this.save = root.getByRole('button', { name: form.save });
    this.display = this.main.getByRole('button', { name: profile.display });
    this.darkTheme = root.getByRole('radio', { name: profile.themes.dark, exact: true });
    this.largerText = root.getByRole('button', { name: profile.largerText });
    this.signOut = this.main.getByRole('button', { name: profile.signOut });
    this.confirmSignOut = root
      .getByRole('dialog')
      .getByRole('button', { name: profile.signOutConfirm, exact: true });
  }

  text(text: string): Locator {
    return this.main.getByText(text);
  }
}
