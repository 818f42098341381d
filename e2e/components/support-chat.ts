import type { FrameLocator, Locator } from '@playwright/test';

import { common } from '../../src/shared/i18n/fa/common';
import { supportChat } from '../../src/shared/i18n/fa/support-chat';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The support chat: its sheet, and the page in its frame. */
export class SupportChat {
  /** What opens it, on the profile and the feedback page. */
  readonly open: Locator;
  readonly dialog: Locator;
  readonly close: Locator;
  readonly retry: Locator;
  /** The frame, in sight or not. */
  readonly frame: Locator;
  readonly content: FrameLocator;
  readonly field: Locator;
  readonly messages: Locator;

  constructor(root: LocatorRoot) {
    this.open = root.getByRole('main').getByRole('button', { name: supportChat.title });
    this.dialog = root.getByRole('dialog', { name: supportChat.title });
    this.close = this.dialog.getByRole('button', { name: common.close });
    this.retry = this.dialog.getByRole('button', { name: common.retry });
    this.frame = root.locator(`iframe[title="${supportChat.title}"]`);
    this.content = this.frame.contentFrame();
    this.field = this.content.getByRole('textbox');
    this.messages = this.content.getByRole('log').locator('p');
  }
}
