import type { Locator } from '@playwright/test';

import type { LocatorRoot } from '../fixtures/locator-root';
import { swipe } from './swipe';

/** A sheet over the player with a list of options, of which one is chosen. */
export class OptionSheet {
  readonly dialog: Locator;
  /** All options, in order. */
  readonly labels: Locator;

  constructor(root: LocatorRoot, name: string) {
    this.dialog = root.getByRole('dialog', { name, exact: true });
    this.labels = this.dialog.locator('fieldset label');
  }

  option(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  /** Flicks the sheet away by its heading. */
  async swipeDown(): Promise<void> {
    const box = await this.dialog.getByRole('heading').boundingBox();
    if (!box) throw new Error('The sheet is not visible');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(this.dialog.page(), from, { x: from.x, y: from.y + 160 });
  }
}
