import type { Locator } from '@playwright/test';

import { moments } from '../../src/shared/i18n/fa/moments';
import { player } from '../../src/shared/i18n/fa/player';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The bookmarks beside the chapters, in the sheet of the full player. */
export class BookmarkList {
  readonly dialog: Locator;
  readonly tab: Locator;
  readonly rows: Locator;
  readonly note: Locator;
  readonly saveNote: Locator;
  readonly undo: Locator;

  constructor(root: LocatorRoot) {
    this.dialog = root.getByRole('dialog', { name: player.chapters });
    this.tab = this.dialog.getByRole('button', { name: moments.bookmarks });
    this.rows = this.dialog.getByRole('list', { name: moments.bookmarks }).getByRole('listitem');
    this.note = this.dialog.getByRole('textbox', { name: moments.note });
    this.saveNote = this.dialog.getByRole('button', { name: moments.saveNote });
    this.undo = this.dialog.getByRole('button', { name: moments.undo });
  }

  /** The button of a bookmark that goes to its place. */
  place(row: Locator): Locator {
    return row.getByRole('button', { name: /^فصل/ });
  }

  editNote(row: Locator): Locator {
    return row.getByRole('button', { name: moments.editNote });
  }

  remove(row: Locator): Locator {
    return row.getByRole('button', { name: moments.remove });
  }
}
