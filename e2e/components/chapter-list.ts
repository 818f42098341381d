import type { Locator } from '@playwright/test';

import { player } from '../../src/shared/i18n/fa/player';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The chapters of the book in the player: in a dialog, or in the full player of a desktop. */
export class ChapterList {
  readonly dialog: Locator;
  readonly current: Locator;

  readonly #list: Locator;

  constructor(root: LocatorRoot) {
    this.dialog = root.getByRole('dialog', { name: player.chapters });
    this.#list = root.getByRole('list', { name: player.chapters });
    this.current = this.#list.locator('[aria-current="true"]');
  }

  chapter(title: string): Locator {
    return this.#list.getByRole('button', { name: title });
  }
}
