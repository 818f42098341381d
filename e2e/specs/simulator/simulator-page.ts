import type { FrameLocator, Locator, Page } from '@playwright/test';

import { en } from '../../../native-simulator/page/i18n/en';

/** The simulator's own page, in English. */
export class SimulatorPage {
  readonly client: Locator;
  readonly loginSheet: Locator;
  /** The page in the first phone. */
  readonly phone: FrameLocator;
  private readonly traffic: Locator;

  constructor(page: Page) {
    this.client = page.getByRole('combobox', { name: en.setup.client });
    this.loginSheet = page.getByRole('dialog', { name: en.sheet.login });
    this.phone = page.frameLocator('iframe');
    this.traffic = page.getByRole('list', { name: en.inspector.traffic });
  }

  /** The last line of the time line that reads so. */
  line(text: string | RegExp): Locator {
    return this.traffic.getByRole('listitem').filter({ hasText: text }).last();
  }
}
