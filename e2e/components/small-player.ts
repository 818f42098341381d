import type { Locator, Page } from '@playwright/test';

import { player } from '@/shared/i18n/fa/player';

/** The bar above the tabs. */
export class SmallPlayer {
  readonly region: Locator;
  readonly expand: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly back: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: player.small, exact: true });
    this.expand = this.region.getByRole('button', { name: player.expand });
    this.play = this.region.getByRole('button', { name: player.play, exact: true });
    this.pause = this.region.getByRole('button', { name: player.pause, exact: true });
    this.back = this.region.getByRole('button', { name: player.back });
    this.close = this.region.getByRole('button', { name: player.close });
  }
}
