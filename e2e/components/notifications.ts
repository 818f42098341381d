import type { Locator } from '@playwright/test';

import type { LocatorRoot } from '../fixtures/locator-root';

/** Messages that a screen reader announces: errors as alerts, confirmations as status. */
export class Notifications {
  readonly #alerts: Locator;
  readonly #statuses: Locator;

  constructor(root: LocatorRoot) {
    this.#alerts = root.getByRole('alert');
    this.#statuses = root.getByRole('status');
  }

  alert(text: string): Locator {
    return this.#alerts.filter({ hasText: text });
  }

  status(text: string): Locator {
    return this.#statuses.filter({ hasText: text });
  }
}
