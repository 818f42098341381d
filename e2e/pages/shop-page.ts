import type { Locator } from '@playwright/test';

import { common } from '../../src/shared/i18n/fa/common';
import { shop } from '../../src/shared/i18n/fa/shop';
import { shopLater } from '../../src/shared/i18n/fa/shop-later';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The storefront. */
export class ShopPage {
  readonly heading: Locator;
  readonly shelves: Locator;
  readonly firstShelf: Locator;
  readonly retry: Locator;
  readonly continueListening: Locator;
  readonly about: Locator;

  readonly #main: Locator;

  constructor(root: LocatorRoot) {
    this.#main = root.getByRole('main');
    this.heading = root.getByRole('heading', { level: 1, name: shop.heading });
    this.shelves = root
      .getByRole('region')
      .filter({ has: root.getByRole('heading', { level: 2 }) });
    this.firstShelf = this.shelves.first();
    this.retry = root.getByRole('button', { name: common.retry });
    this.continueListening = root.getByRole('region', { name: shop.continueListening });
    this.about = root.getByRole('link', { name: shopLater.about });
  }

  text(text: string): Locator {
    return this.#main.getByText(text);
  }

  /** The first link to the book with this whole title, on any shelf. */
  book(title: string): Locator {
    return this.#main.getByRole('link', { name: title }).first();
  }
}
