import type { Locator, Page } from '@playwright/test';

import { common } from '@/shared/i18n/fa/common';
import { shop } from '@/shared/i18n/fa/shop';

/** The storefront. */
export class ShopPage {
  readonly heading: Locator;
  readonly shelves: Locator;
  readonly retry: Locator;
  readonly continued: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: shop.heading });
    this.shelves = page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    this.retry = page.getByRole('button', { name: common.retry });
    this.continued = page.getByRole('region', { name: shop.continueListening });
  }

  /** A book on any shelf by its whole title. */
  book(title: string): Locator {
    return this.#page.getByRole('main').getByRole('link', { name: title }).first();
  }
}
