import type { Download, FrameLocator, Locator, Page } from '@playwright/test';

import { en } from '../../native-simulator/page/i18n/en';

/** The simulator's own page, in English. */
export class SimulatorPage {
  readonly client: Locator;
  readonly loginSheet: Locator;
  /** The page in the first phone. */
  readonly phone: FrameLocator;
  readonly stop: Locator;
  /** How a replay went. */
  readonly outcome: Locator;
  /** What was expected where a replay went another way, and what came. */
  readonly parting: Locator;
  readonly recordingFile: Locator;
  private readonly top: Locator;
  private readonly traffic: Locator;
  private readonly log: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.client = page.getByRole('combobox', { name: en.setup.client });
    this.loginSheet = page.getByRole('dialog', { name: en.sheet.login });
    this.phone = this.phoneAt(0);
    this.top = page.getByRole('banner');
    this.stop = this.top.getByRole('button', { name: en.session.stop });
    const inspector = page.getByRole('complementary', { name: en.inspector.label });
    this.outcome = inspector.getByText(/^(?:The same|It goes another way)/);
    this.log = inspector.getByRole('list', { name: en.session.log });
    this.parting = this.log.locator('dl');
    this.recordingFile = inspector.locator('input[type=file]');
    this.traffic = page.getByRole('list', { name: en.inspector.traffic });
  }

  /** The page in a phone, from 0. */
  phoneAt(index: number): FrameLocator {
    return this.page.frameLocator(`iframe >> nth=${index}`);
  }

  /** Lets the phone begin as new, and records it. */
  async record(): Promise<void> {
    await this.top.getByRole('button', { name: en.session.record }).click();
    await this.stop.waitFor();
  }

  async replay(): Promise<void> {
    await this.page.getByRole('button', { name: en.session.replay, exact: true }).click();
  }

  /** Saves the recording at hand as a file. */
  async download(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: en.session.downloadLabel }).click();
    return download;
  }

  /** A step of the recording that reads so. */
  logged(text: string): Locator {
    return this.log.getByRole('listitem').filter({ hasText: text });
  }

  /** The last line of the time line that reads so. */
  line(text: string | RegExp): Locator {
    return this.traffic.getByRole('listitem').filter({ hasText: text }).last();
  }
}
