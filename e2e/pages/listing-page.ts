import type { Locator } from '@playwright/test';

import { clp } from '../../src/shared/i18n/fa/clp';
import type { LocatorRoot } from '../fixtures/locator-root';

/** A shelf as a whole list, and the search. */
export class ListingPage {
  readonly heading: Locator;
  readonly searchField: Locator;
  /** The rows of books that are in the document: those around the viewport. */
  readonly rows: Locator;
  readonly empty: Locator;
  readonly toShop: Locator;
  /** The lines of the suggestions, the active one with `aria-selected`. */
  readonly suggestions: Locator;
  readonly recentSearches: Locator;
  /** Opens the filters of a phone. */
  readonly filters: Locator;
  readonly filterSheet: Locator;
  private readonly main: Locator;

  constructor(root: LocatorRoot) {
    const main = root.getByRole('main');
    this.main = main;
    this.heading = root.getByRole('heading', { level: 1 });
    this.searchField = root.getByRole('searchbox', { name: clp.searchField });
    this.rows = main.getByRole('listitem').filter({ has: root.locator('a[href^="/pdp/"]') });
    this.empty = main.getByText(clp.empty);
    this.toShop = main.getByRole('link', { name: clp.toShop });
    this.suggestions = main.getByRole('listbox', { name: clp.suggestions }).getByRole('option');
    this.recentSearches = main.getByRole('list', { name: clp.recent }).getByRole('link');
    this.filters = main.getByRole('button', { name: clp.filtersOpen });
    this.filterSheet = root.getByRole('dialog', { name: clp.filters });
  }

  /** The row at a place of the whole list, from 1 on, while it is in the document. */
  row(place: number): Locator {
    return this.main.locator(`[aria-posinset="${place}"]`);
  }

  removeRecent(text: string): Locator {
    return this.main.getByRole('button', { name: clp.removeRecent(text) });
  }
}
