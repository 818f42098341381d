import type { Locator } from '@playwright/test';

import { navigation } from '../../src/shared/i18n/fa/navigation';
import { wishlist } from '../../src/shared/i18n/fa/wishlist';
import { formatNumber } from '../../src/shared/i18n/format';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The sidebar of a desktop. Its tabs are those of the bottom bar. */
export class Sidebar {
  readonly region: Locator;
  readonly search: Locator;
  readonly skip: Locator;
  readonly tabs: Locator;
  /** The name of a tab, which a sidebar of icons shows beside it. */
  readonly tabName: (tab: Locator) => Locator;
  /** The link to the book in the player. */
  readonly listening: Locator;
  /** The user's shelves, and the way to a new one. */
  readonly shelves: Locator;

  constructor(root: LocatorRoot) {
    this.region = root.getByRole('complementary', { name: navigation.sidebar });
    this.search = this.region.getByRole('searchbox');
    this.skip = this.region.getByRole('button', { name: navigation.skip });
    this.tabs = this.region.getByRole('navigation', { name: navigation.label }).getByRole('link');
    this.tabName = (tab) => tab.locator('span').last();
    this.listening = this.region.locator('a[href^="/pdp/"]');
    this.shelves = this.region
      .getByRole('navigation', { name: wishlist.shelves })
      .getByRole('link');
  }

  shelf(title: string, count: number): Locator {
    const name = wishlist.shelfOf(title, formatNumber(count));
    return this.shelves.and(this.region.getByRole('link', { name, exact: true }));
  }
}
