import type { Locator, Page } from '@playwright/test';

import { product } from '@/shared/i18n/fa/product';

/** The page of one book. */
export class ProductPage {
  readonly playSample: Locator;
  readonly pauseSample: Locator;
  readonly play: Locator;
  readonly comments: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.playSample = main.getByRole('button', { name: product.playSample });
    this.pauseSample = main.getByRole('button', { name: product.pauseSample });
    this.play = main.getByRole('button', { name: product.play, exact: true });
    this.comments = main.getByRole('link', { name: product.comments });
  }

  heading(title: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name: title });
  }
}
