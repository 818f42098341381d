import type { Locator } from '@playwright/test';

import { navigation } from '../../src/shared/i18n/fa/navigation';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The tab bar. */
export class BottomBar {
  readonly region: Locator;
  readonly library: Locator;
  readonly store: Locator;
  readonly search: Locator;
  readonly profile: Locator;

  constructor(root: LocatorRoot) {
    this.region = root.getByRole('navigation', { name: navigation.label });
    const tab = (name: string) => this.region.getByRole('link', { name });
    this.library = tab(navigation.library);
    this.store = tab(navigation.store);
    this.search = tab(navigation.search);
    this.profile = tab(navigation.profile);
  }
}
