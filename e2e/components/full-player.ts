import type { Locator } from '@playwright/test';

import { player } from '../../src/shared/i18n/fa/player';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The player that covers the page. */
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
  readonly comments: Locator;
  readonly share: Locator;
  readonly close: Locator;
  readonly title: Locator;

  constructor(root: LocatorRoot) {
    this.region = root.getByRole('region', { name: player.full, exact: true });
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
    this.comments = button(player.comments);
    this.share = button(player.share);
    this.close = button(player.close);
    this.title = this.region.getByRole('heading');
  }

  /** The position on the progress bar, in seconds. */
  async seconds(): Promise<number> {
    return Number(await this.position.inputValue());
  }

  /** Clicks the progress bar at a share of its width, from 0 to 1. */
  async seekTo(share: number): Promise<void> {
    // The input itself is visually hidden: its grandparent is the bar that takes the click.
    const bar = await this.position.locator('../..').boundingBox();
    if (!bar) throw new Error('The progress bar is not visible');
    const { mouse } = this.position.page();
    await mouse.click(bar.x + bar.width * share, bar.y + bar.height / 2);
  }
}
