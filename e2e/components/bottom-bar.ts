import type { Locator, Page } from '@playwright/test';

import { navigation } from '@/shared/i18n/fa/navigation';

/** The tabs at the bottom. */
export class BottomBar {
  readonly region: Locator;
  readonly library: Locator;
  readonly store: Locator;
  readonly search: Locator;
  readonly profile: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('navigation', { name: navigation.label });
    const tab = (name: string) => this.region.getByRole('link', { name });
    this.library = tab(navigation.library);
    this.store = tab(navigation.store);
    this.search = tab(navigation.search);
    this.profile = tab(navigation.profile);
  }
}
