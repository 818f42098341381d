import type { Locator } from '@playwright/test';

import { appUpdate } from '../../src/shared/i18n/fa/app-update';
import { common } from '../../src/shared/i18n/fa/common';
import type { LocatorRoot } from '../fixtures/locator-root';

/** The banner that offers a new version of the app. */
export class UpdateBanner {
  readonly ready: Locator;
  readonly update: Locator;
  readonly close: Locator;
  readonly updating: Locator;
  readonly done: Locator;

  constructor(root: LocatorRoot) {
    const status = (text: string) => root.getByRole('status').filter({ hasText: text });
    this.ready = status(appUpdate.ready);
    this.updating = status(appUpdate.updating);
    this.done = status(appUpdate.done);
    this.update = root.getByRole('button', { name: appUpdate.update, exact: true });
    this.close = root
      .locator('div')
      .filter({ has: this.update })
      .last()
      .getByRole('button', { name: common.close });
  }
}
