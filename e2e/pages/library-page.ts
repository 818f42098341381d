import type { Locator } from '@playwright/test';

import { form } from '../../src/shared/i18n/fa/form';
import { library } from '../../src/shared/i18n/fa/library';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The library with its tabs. */
export class LibraryPage {
  readonly books: Locator;
  readonly wishes: Locator;
  readonly continued: Locator;
  readonly undo: Locator;
  readonly sort: Locator;
  readonly asList: Locator;
  readonly asGrid: Locator;
  /** The sheet that is open. */
  readonly dialog: Locator;
  readonly toArchive: Locator;
  readonly fromArchive: Locator;
  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    this.#main = root.getByRole('main');
    const button = (name: string) => this.#main.getByRole('button', { name, exact: true });
    this.books = this.#main.getByRole('list', { name: library.books }).getByRole('listitem');
    this.wishes = this.#main.getByRole('list', { name: library.wishes }).getByRole('listitem');
    this.continued = this.#main
      .getByRole('list', { name: library.continued })
      .getByRole('listitem');
    this.undo = button(form.undo);
    this.sort = this.#main.getByRole('button', { name: library.arrange });
    this.asList = button(library.asList);
    this.asGrid = button(library.asGrid);
    this.dialog = root.getByRole('dialog');
    this.toArchive = this.dialog.getByRole('button', { name: library.toArchive });
    this.fromArchive = this.dialog.getByRole('button', { name: library.fromArchive });
  }

  tab(name: string): Locator {
    return this.#main.getByRole('link', { name, exact: true });
  }

  /** The button with the further actions of a book. */
  menu(title: string): Locator {
    return this.#main.getByRole('button', { name: library.menuOf(title), exact: true });
  }

  /** The play button of a book in the list, whose name also tells how much was heard. */
  play(title: string): Locator {
    return this.books.getByRole('button', { name: library.play(title) });
  }

  option(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }
}
