import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { en } from '../../../native-simulator/page/i18n/en';
import { momentOfLooks } from '../look/reader';

/** What the simulator shows in a state, on its own page and around a page without the app. */
export interface SimulatorState {
  readonly name: string;
  /** The address after that of the simulator. */
  readonly query?: string;
  /** The calls of the wrapper by the page in the first phone. */
  readonly calls?: readonly (readonly [method: string, ...args: readonly string[]])[];
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const press = async (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const openTab = async (page: Page, tab: 'session' | 'state' | 'bridge' | 'api') =>
  page.getByRole('radio', { name: en.inspector[tab], exact: true }).click();
const inBridge = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const ready = ['hidePreloader'] as const;
const recording = new URL('../../../fixtures/recordings/market-credit.json', import.meta.url);
const openFile = async (page: Page, text: string) => {
  await openTab(page, 'session');
  const file = { name: 'recording.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByRole('complementary').locator('input[type=file]').setInputFiles(file);
};
/** Plays a recording up to a button that the page does not have. */
const replay = async (page: Page) => {
  await openFile(page, await readFile(recording, 'utf8'));
  await press(page, en.session.replay);
  await page.getByText(en.session.playing(7, 14)).waitFor();
};

const media = {
  title: 'Golestan',
  artist: 'Sa\u2019di',
  ...{ duration: 600, position: 60, playing: true },
};
const batch = [{ level: 'warn', time: 0, message: 'slow', data: { ms: 900 } }];

/** Every panel, cover and sheet of the simulator. */
export const simulatorStates: readonly SimulatorState[] = [
  { name: 'The splash of one phone, which has no rounded corners', query: '?device=narrow-320' },
  {
    name: 'Two phones of different hosts that are driven together, and problems of the address',
    query: '?client=iGap&platform=web&2.client=CafeBazaar&2.persona=spender&2.device=none&drive=1',
  },
  {
    name: 'Phones of both platforms, of which one calls what the others do not',
    query: '?2.platform=ios&3.platform=web&drive=1',
    calls: [ready, ['rateApp']],
    prepare: (page) =>
      page
        .getByRole('img', { name: en.traffic.missing('2') })
        .nth(1)
        .waitFor(),
  },
  {
    name: 'A browser on its side',
    query: '?platform=web&landscape=1',
  },
  {
    name: 'Traffic that was cleared',
    calls: [ready],
    prepare: (page) => press(page, en.traffic.clear),
  },
  {
    name: 'Traffic with an open line',
    calls: [ready, ['rateApp'], ['share', 'Golestan', 'A book', 'https://shenidar.example/pdp/1']],
    prepare: async (page) => {
      const traffic = page.getByRole('list', { name: en.inspector.traffic });
      await press(traffic, /rateApp/);
      const app = page.locator('iframe').contentFrame().locator('html');
      await app.evaluate(() => fetch('/api/storefront').then(() => undefined));
      await traffic.getByText('/api/storefront').waitFor();
    },
  },
  {
    name: 'Nothing recorded yet',
    calls: [ready],
    prepare: (page) => openTab(page, 'session'),
  },
  {
    name: 'A running recording',
    prepare: async (page) => {
      await press(page, en.session.record);
      await openTab(page, 'session');
      const log = page.getByRole('list', { name: en.session.log });
      await log.getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'The replay of a recording from a file',
    prepare: (page) => replay(page),
  },
  {
    name: 'A replay that has diverged',
    prepare: async (page) => {
      await replay(page);
      // It gives up after some seconds, which do not pass by themselves.
      await page.clock.setFixedTime(momentOfLooks + 60_000);
      await page.getByText(/^The replay diverges/).waitFor();
    },
  },
  {
    name: 'A file that is no recording',
    prepare: (page) => openFile(page, '{}'),
  },
  {
    name: 'The state of the native app',
    calls: [
      ready,
      ['updateMediaSession', JSON.stringify(media)],
      ['sendEvent', 'logBatch', JSON.stringify(batch)],
    ],
    prepare: async (page) => {
      await openTab(page, 'state');
      await page.getByLabel(en.state.nativeStateHint).fill('1');
      await press(page, en.state.send);
    },
  },
  {
    name: 'The catalogue of the bridge, with an open method and an open event',
    query: '?without=share&faults=rateApp:drop',
    calls: [ready],
    prepare: async (page) => {
      await openTab(page, 'bridge');
      await inBridge(page, 'openDeepLink').getByRole('button').first().click();
      await press(inBridge(page, 'openDeepLink'), new RegExp(`^${en.bridge.try}`));
      await inBridge(page, 'tabChanged').getByRole('button').first().click();
      await press(inBridge(page, 'tabChanged'), new RegExp(`^${en.bridge.try}`));
    },
  },
  {
    name: 'A fault of the mock',
    calls: [ready],
    prepare: async (page) => {
      await openTab(page, 'api');
      await press(page, en.api.add);
      await page.getByRole('region', { name: en.api.active }).getByRole('listitem').waitFor();
    },
  },
  {
    name: 'The fields of the token set, and the list of the keys',
    calls: [ready],
    prepare: async (page) => {
      await page.getByText(en.setup.tokenSet, { exact: true }).click();
      await page.getByLabel(en.setup.environment).selectOption('pwa');
      await press(page, en.top.shortcuts);
    },
  },
  { name: 'The sheet of a sign-in', calls: [ready, ['openLoginPage']] },
  { name: 'The sheet of a purchase', calls: [ready, ['purchase', 'p1']] },
  {
    name: 'The sheet of a market',
    query: '?client=CafeBazaar',
    calls: [ready, ['marketPurchase', 'p1', 'payload']],
  },
  { name: 'The sheet of an address', calls: [ready, ['openDeepLink', 'tel:1']] },
  { name: 'The native player', calls: [ready, ['openPlayer', '1001', '2']] },
  { name: 'The app has closed itself', calls: [ready, ['exit']] },
  {
    name: 'The lock screen',
    calls: [ready, ['updateMediaSession', JSON.stringify(media)]],
    prepare: (page) => press(page, en.stage.lock),
  },
  {
    name: 'The home screen',
    calls: [ready],
    prepare: (page) => press(page, en.stage.home),
  },
  {
    name: 'The samples of the components',
    query: 'samples/',
  },
];
