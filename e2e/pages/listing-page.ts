import type { Locator } from '@playwright/test';

import { clp } from '../../src/shared/i18n/fa/clp';
import type { LocatorRoot } from '../fixtures/locator-root';

/** A shelf as a whole list, and the search. */
export class ListingPage {
  readonly heading: Locator;
  readonly searchField: Locator;
  /** The rows of books. */
  readonly rows: Locator;
  readonly empty: Locator;
  readonly toShop: Locator;

  constructor(root: LocatorRoot) {
    const main = root.getByRole('main');
    this.heading = root.getByRole('heading', { level: 1 });
    this.searchField = root.getByRole('searchbox', { name: clp.searchField });
    this.rows = main.getByRole('listitem').filter({ has: root.locator('a[href^="/pdp/"]') });
    this.empty = main.getByText(clp.empty);
    this.toShop = main.getByRole('link', { name: clp.toShop });
  }
}
