import type { Locator } from '@playwright/test';

import { product } from '../../src/shared/i18n/fa/product';
import { purchase } from '../../src/shared/i18n/fa/purchase';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The page of one book. */
export class ProductPage {
  readonly heading: Locator;
  readonly cover: Locator;
  readonly playSample: Locator;
  readonly pauseSample: Locator;
  /** Plays the whole book; only its owner sees it. */
  readonly play: Locator;
  /** Opens the purchase pop-up. */
  readonly get: Locator;
  /** Says that the book is in the user's library. */
  readonly owned: Locator;
  readonly share: Locator;
  readonly comments: Locator;
  readonly chapters: Locator;

  constructor(root: LocatorRoot) {
    this.heading = root.getByRole('heading', { level: 1 });
    const main = root.getByRole('main');
    this.cover = main.getByRole('article').locator('[data-kind]').first();
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    this.playSample = button(product.playSample);
    this.pauseSample = button(product.pauseSample);
    this.play = button(product.play);
    this.get = button(product.get);
    this.owned = main.getByText(purchase.owned, { exact: true });
    this.share = button(product.share);
    this.comments = main.getByRole('link', { name: product.comments });
    this.chapters = main.getByRole('heading', { name: product.chapters });
  }
}
