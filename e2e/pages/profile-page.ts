import type { Locator } from '@playwright/test';

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
  readonly largerText: Locator;
  readonly signOut: Locator;
  readonly confirmSignOut: Locator;

  constructor(private readonly root: LocatorRoot) {
    this.main = root.getByRole('main');
    this.signIn = this.main.getByRole('link', { name: profile.signIn, exact: true });
    this.name = this.main.getByRole('heading', { level: 2 });
    this.edit = this.main.getByRole('button', { name: profile.edit });
    const field = (name: string) => root.getByRole('textbox', { name, exact: true });
    this.firstName = field(profile.firstName);
    this.lastName = field(profile.lastName);
    this.save = root.getByRole('button', { name: profile.save });
    this.display = this.main.getByRole('button', { name: profile.display });
    this.largerText = root.getByRole('button', { name: profile.largerText });
    this.signOut = this.main.getByRole('button', { name: profile.signOut });
    this.confirmSignOut = root
      .getByRole('dialog')
      .getByRole('button', { name: profile.signOutConfirm, exact: true });
  }

  /** The choice of a theme by its name, in the open sheet. */
  theme(name: string): Locator {
    return this.root.getByRole('radio', { name, exact: true });
  }

  text(text: string): Locator {
    return this.main.getByText(text);
  }
}
