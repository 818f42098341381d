import type { Locator } from '@playwright/test';

import { comments } from '../../src/shared/i18n/fa/comments';
import { pageTitles } from '../../src/shared/i18n/fa/page-titles';
import { toPersianDigits } from '../../src/shared/i18n/format';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The comments on one book. */
export class CommentsPage {
  /** The text of a new comment; the form of a comment that is changed has one of its own. */
  readonly text: Locator;
  readonly send: Locator;
  readonly signInAndSend: Locator;
  readonly items: Locator;
  readonly confirmDelete: Locator;

  readonly #own: Locator;
  readonly #root: LocatorRoot;

  constructor(root: LocatorRoot) {
    this.#root = root;
    const main = root.getByRole('main');
    this.#own = main.getByRole('region', { name: comments.yours });
    this.text = this.#own.getByRole('textbox', { name: comments.field });
    this.send = this.#own.getByRole('button', { name: comments.send });
    this.signInAndSend = this.#own.getByRole('button', { name: comments.signInAndSend });
    this.items = main.getByRole('list', { name: pageTitles.comments }).getByRole('listitem');
    this.confirmDelete = root.getByRole('button', { name: comments.deleteConfirm });
  }

  star(stars: number): Locator {
    const name = comments.rate(toPersianDigits(stars));
    return this.#own.getByRole('radio', { name });
  }

  sort(by: keyof typeof comments.sorts): Locator {
    return this.#root.getByRole('radio', { name: comments.sorts[by] });
  }

  /** The actions of one comment. */
  actionsOf(item: Locator) {
    return {
      like: item.getByRole('button', { name: comments.like }),
      edit: item.getByRole('button', { name: comments.edit, exact: true }),
      remove: item.getByRole('button', { name: comments.delete, exact: true }),
      report: item.getByRole('button', { name: comments.report, exact: true }),
      text: item.getByRole('textbox'),
      save: item.getByRole('button', { name: comments.save }),
    };
  }
}
