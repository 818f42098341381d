import type { Locator } from '@playwright/test';

import { player } from '../../src/shared/i18n/fa/player';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The player bar above the tabs. */
export class SmallPlayer {
  readonly region: Locator;
  readonly expand: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly back: Locator;
  readonly close: Locator;

  constructor(root: LocatorRoot) {
    this.region = root.getByRole('region', { name: player.small, exact: true });
    this.expand = this.region.getByRole('button', { name: player.expand });
    this.play = this.region.getByRole('button', { name: player.play, exact: true });
    this.pause = this.region.getByRole('button', { name: player.pause, exact: true });
    this.back = this.region.getByRole('button', { name: player.back });
    this.close = this.region.getByRole('button', { name: player.close });
  }
}
