import type { Locator, Page } from '@playwright/test';

import { player } from '@/shared/i18n/fa/player';

/** The whole player. */
export class FullPlayer {
  readonly region: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly forward: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly position: Locator;
  readonly shrink: Locator;
  readonly info: Locator;
  readonly close: Locator;
  readonly title: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: player.full, exact: true });
    const button = (name: string) => this.region.getByRole('button', { name, exact: true });
    this.play = button(player.play);
    this.pause = button(player.pause);
    this.forward = button(player.forward);
    this.back = button(player.back);
    this.next = button(player.next);
    this.previous = button(player.previous);
    this.position = this.region.getByRole('slider', { name: player.position });
    this.shrink = button(player.shrink);
    this.info = button(player.info);
    this.close = button(player.close);
    this.title = this.region.getByRole('heading');
  }

  /** Where the progress bar stands, in seconds. */
  async seconds(): Promise<number> {
    return Number(await this.position.inputValue());
  }
}
