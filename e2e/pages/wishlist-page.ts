import type { Locator } from '@playwright/test';

import { form } from '../../src/shared/i18n/fa/form';
import { wishlist } from '../../src/shared/i18n/fa/wishlist';
import { formatNumber } from '../../src/shared/i18n/format';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The wishlist with its shelves. */
export class WishlistPage {
  /** The titles of the shown shelf. */
  readonly tiles: Locator;
  readonly hearts: Locator;
  readonly undo: Locator;

  readonly select: Locator;
  readonly checkboxes: Locator;
  readonly removeSelected: Locator;
  readonly move: Locator;

  readonly newShelf: Locator;
  readonly renameShelf: Locator;
  readonly removeShelf: Locator;
  readonly confirmRemoval: Locator;
  readonly shelfName: Locator;
  readonly save: Locator;
  /** The sheet or question that is open. */
  readonly dialog: Locator;
  readonly empty: Locator;
  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    this.#main = root.getByRole('main');
    const button = (name: string) => this.#main.getByRole('button', { name, exact: true });
    this.tiles = this.#main.getByRole('list', { name: wishlist.list }).getByRole('listitem');
    this.hearts = this.tiles.getByRole('button');
    this.undo = button(form.undo);
    this.select = button(wishlist.select);
    this.checkboxes = this.#main.getByRole('checkbox');
    this.removeSelected = button(wishlist.removeSelected);
    this.move = button(wishlist.move);
    this.newShelf = button(wishlist.newShelf);
    this.renameShelf = button(wishlist.renameShelf);
    this.removeShelf = button(wishlist.removeShelf);
    this.dialog = root.getByRole('dialog');
    this.confirmRemoval = this.dialog.getByRole('button', {
      name: wishlist.removeShelfConfirm,
      exact: true,
    });
    this.shelfName = this.dialog.getByRole('textbox', { name: wishlist.shelfName });
    this.save = this.dialog.getByRole('button', { name: form.save });
    this.empty = this.#main.getByText(wishlist.empty);
  }

  /** A shelf with the number of its titles; `همه` is the whole wishlist. */
  shelf(title: string, count: number): Locator {
    const name = wishlist.shelfOf(title, formatNumber(count));
    return this.#main.getByRole('link', { name, exact: true });
  }

  /** A shelf in the sheet to move to. */
  target(title: string): Locator {
    return this.dialog.getByRole('button', { name: title });
  }
}
