import type { Locator } from '@playwright/test';

import { player } from '../../src/shared/i18n/fa/player';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The player bar above the tabs of a phone, or along the bottom of a desktop. */
export class SmallPlayer {
  readonly region: Locator;
  readonly expand: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly back: Locator;
  readonly close: Locator;
  /** On a desktop alone, as all below. */
  readonly position: Locator;
  readonly volume: Locator;
  readonly mute: Locator;
  readonly unmute: Locator;
  readonly chapters: Locator;
  readonly next: Locator;

  constructor(root: LocatorRoot) {
    this.region = root.getByRole('region', { name: player.small, exact: true });
    const button = (name: string) => this.region.getByRole('button', { name, exact: true });
    this.expand = this.region.getByRole('button', { name: player.expand });
    this.play = button(player.play);
    this.pause = button(player.pause);
    this.back = this.region.getByRole('button', { name: player.back });
    this.close = this.region.getByRole('button', { name: player.close });
    this.position = this.region.getByRole('slider', { name: player.position });
    this.volume = this.region.getByRole('slider', { name: player.volume });
    this.mute = button(player.mute);
    this.unmute = button(player.unmute);
    this.chapters = button(player.chapters);
    this.next = button(player.next);
  }
}
