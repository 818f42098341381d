import type { Locator, Page } from '@playwright/test';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect } from '../../fixtures/test';
import type { Screen, Stage } from '../screen';

/** The traffic shows bridge messages unchanged, null included. */
const trafficTexts = /^"null" in the page's|status of \d\d\d|ERR_/;
/** The phone's address carries the partner's token, as a partner's host sends it; the app removes it from its own. */
const withPartner = new RegExp(`${trafficTexts.source}|A secret \\(partner-ok`);
/** The dev server compiles a page on its first visit. */
const patient = { timeout: 60_000 };

/** Waits for a heading of the app in the first phone. */
async function appOf(page: Page): Promise<Locator> {
  const heading = page.locator('iframe').first().contentFrame().getByRole('heading').first();
  await expect(heading).toBeVisible(patient);
  return heading;
}

/** The simulator with a query, after `act`; the project adds the language to the address. */
function simulator(
  name: string,
  query: string,
  way?: string,
  act?: (stage: Stage) => Promise<unknown>,
): Screen {
  return {
    name,
    path: `?${query}`,
    expectedProblems: query.includes('token=') ? withPartner : trafficTexts,
    ...(way !== undefined && { way }),
    prepare: async (stage) => {
      await appOf(stage.page);
      await act?.(stage);
    },
  };
}

/** Chooses a tab of the inspector. */
const tab = (name: 'state' | 'bridge' | 'api' | 'session') => (stage: Stage) =>
  stage.page.getByRole('radio', { name: stage.texts.inspector[name], exact: true }).click();

/** Presses a button of the app in the phone. */
const press =
  (...names: string[]) =>
  async ({ page }: Stage): Promise<void> => {
    const app = page.locator('iframe').first().contentFrame();
    for (const name of names) await app.getByRole('button', { name }).first().click();
  };

const dialog = ({ page }: Stage): Locator => page.getByRole('dialog').first();

/** The simulator's page, its panels, and the native sheets over the phone. */
export const simulatorScreens: readonly Screen[] = [
  simulator('set-up and traffic', ''),
  simulator('market client', 'client=CafeBazaar&persona=newcomer'),
  simulator('iPhone', 'platform=ios&persona=collector&path=/library'),
  simulator('iPhone on its side', 'platform=ios&landscape=1&path=/pdp/1001'),
  simulator('browser', 'platform=web'),
  simulator('partner host', 'client=iGap&token=partner-ok-iGap'),
  simulator('native tab bar', 'tabs=shown'),
  simulator('two phones', 'persona=collector&2.platform=ios&2.persona=subscriber'),
  simulator('four phones', '2.platform=ios&3.client=iGap&4.client=Zarebin&path=/pdp/9030'),
  simulator('address with mistakes', 'client=Nobody&device=toaster&path=/'),
  simulator('combination that cannot be', 'client=iGap&platform=ios'),
  simulator(
    'token set',
    'persona=collector&set.client-id=99',
    'open the token set',
    async ({ page, texts }) => {
      await page.getByText(texts.setup.tokenSet, { exact: true }).click();
    },
  ),
  simulator('sign-in sheet', 'path=/auth', undefined, async (stage) => {
    await expect(dialog(stage)).toBeVisible(patient);
  }),
  simulator(
    'purchase sheet',
    'persona=spender&path=/pdp/9033',
    'get the book, buy it',
    async (stage) => {
      const app = stage.page.locator('iframe').first().contentFrame();
      await press(product.get)(stage);
      await app.getByRole('dialog').getByRole('button').last().click();
      await expect(dialog(stage)).toBeVisible();
    },
  ),
  simulator('share sheet', 'path=/pdp/1001', 'share the book', async (stage) => {
    await press(product.share)(stage);
    await expect(dialog(stage)).toBeVisible();
  }),
  simulator('native player', 'persona=collector&path=/pdp/1001', 'play the book', async (stage) => {
    await press(product.play)(stage);
    await expect(stage.page.getByRole('group', { name: stage.texts.sheet.player })).toBeVisible();
  }),
  simulator('locked', '', 'lock the phone', ({ page, texts }) =>
    page.getByRole('button', { name: texts.stage.lock }).click(),
  ),
  simulator('in the background', '', 'go home', ({ page, texts }) =>
    page.getByRole('button', { name: texts.stage.home }).click(),
  ),
  simulator('traffic, one line open', '', 'open a line', ({ page, texts }) =>
    page.getByRole('list', { name: texts.inspector.traffic }).getByRole('button').first().click(),
  ),
  simulator('traffic, nothing fits', '', 'search for what is not there', ({ page, texts }) =>
    page.getByRole('textbox', { name: texts.traffic.search }).fill('xyzxyz'),
  ),
  simulator('session', '', 'choose the tab', tab('session')),
  simulator('session, recording', '', 'record, press a tab of the app', async (stage) => {
    const { page, texts } = stage;
    await page.getByRole('banner').getByRole('button', { name: texts.session.record }).click();
    await (await appOf(page)).waitFor();
    await tab('session')(stage);
  }),
  simulator('state', 'persona=collector', 'choose the tab', tab('state')),
  simulator('bridge', '', 'choose the tab', tab('bridge')),
  simulator('bridge, a method open', '', 'choose the tab, open a method', async (stage) => {
    await tab('bridge')(stage);
    await stage.page.getByRole('article').first().getByRole('button').first().click();
  }),
  simulator('API', '', 'choose the tab', tab('api')),
  simulator('API, a fault set', '', 'choose the tab, add the fault', async (stage) => {
    await tab('api')(stage);
    await stage.page.getByRole('button', { name: stage.texts.api.add, exact: true }).click();
  }),
  simulator('keyboard shortcuts', '', 'press ?', async (stage) => {
    await stage.page.getByRole('button', { name: stage.texts.top.shortcuts }).click();
    await expect(dialog(stage)).toBeVisible();
  }),
  simulator('without panels', '', 'hide both panels', async ({ page, texts }) => {
    await page.getByRole('button', { name: texts.top.hideSetup }).click();
    await page.getByRole('button', { name: texts.top.hideInspector }).click();
  }),
];
