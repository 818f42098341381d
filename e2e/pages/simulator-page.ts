import type { Download, Locator, Page } from '@playwright/test';

import { en } from '../../native-simulator/page/i18n/en';
import { pageObjectsOf, type PageObjects } from '../fixtures/page-objects';

/** The page objects of the app in one of the simulator's phones, counted from 0. */
export function simulatorAppOf(page: Page, phone = 0): PageObjects {
  return pageObjectsOf(page.locator('iframe').nth(phone).contentFrame());
}

/** The simulator's own page, in English. */
export class SimulatorPage {
  readonly client: Locator;
  readonly loginSheet: Locator;
  /** Answers the market's payment sheet with a purchase. */
  readonly purchased: Locator;
  /** The app in the first phone. */
  readonly app: PageObjects;
  readonly stop: Locator;
  /** The result of a replay. */
  readonly outcome: Locator;
  /** The expected and the actual entry where a replay diverged. */
  readonly divergence: Locator;
  readonly recordingFile: Locator;

  /** Every control of the upper bar and of the bar below the phone. */
  readonly controls: Locator;

  readonly #page: Page;
  readonly #top: Locator;
  readonly #traffic: Locator;
  readonly #log: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.client = page.getByRole('combobox', { name: en.setup.client });
    this.loginSheet = page.getByRole('dialog', { name: en.sheet.login });
    this.purchased = page.getByRole('button', { name: en.sheet.purchased, exact: true });
    this.app = this.appIn(0);
    this.#top = page.getByRole('banner');
    const deviceBar = page.getByRole('button', { name: en.stage.rotate }).locator('..');
    this.controls = this.#top.or(deviceBar).locator('button, a, select, input:not([type=file])');
    this.stop = this.#top.getByRole('button', { name: en.session.stop });
    const inspector = page.getByRole('complementary', { name: en.inspector.label });
    this.outcome = inspector.getByText(/^(?:No difference|The replay diverges)/);
    this.#log = inspector.getByRole('list', { name: en.session.log });
    this.divergence = this.#log.locator('dl');
    this.recordingFile = inspector.locator('input[type=file]');
    this.#traffic = page.getByRole('list', { name: en.inspector.traffic });
  }

  /** The app in a phone, counted from 0. */
  appIn(phone: number): PageObjects {
    return simulatorAppOf(this.#page, phone);
  }

  /** Restarts the phone and records it. */
  async record(): Promise<void> {
    await this.#top.getByRole('button', { name: en.session.record }).click();
    await this.stop.waitFor();
  }

  async replay(): Promise<void> {
    await this.#page.getByRole('button', { name: en.session.replay, exact: true }).click();
  }

  /** Downloads the current recording as a file. */
  async download(): Promise<Download> {
    const download = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: en.session.downloadLabel }).click();
    return download;
  }

  /** The steps of the recording with this text. A step shows its action, and once opened what followed. */
  step(text: string): Locator {
    return this.#log.locator('> li').filter({ hasText: text });
  }

  /** Shows the entries that followed the action of a step. */
  async openStep(text: string): Promise<void> {
    await this.step(text).getByRole('button').first().click();
  }

  /** The last entry of the traffic with this text. */
  line(text: string | RegExp): Locator {
    return this.#traffic.getByRole('listitem').filter({ hasText: text }).last();
  }
}
