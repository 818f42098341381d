import type { Page } from '@playwright/test';

import type { Mock } from '../../../mock-api/core/mock';
import { REQUEST_TIMEOUT_MS } from '../../../src/shared/config/constants';
import { devtoolsOf } from '../../fixtures/devtools';
import { expect } from '../../fixtures/test';
import type { Tab } from '../../fixtures/page-objects';
import {
  OWNED_BOOK,
  agedTest as test,
  control,
  countAnswers,
  expireTokens,
  ownedBookPath,
  ownedBookStatePath,
  renewalsIn,
  startsEnded,
  visitAgain,
  visitAndHold,
} from './aged-tokens';

test.use({ persona: 'collector', expectedProblems: /40[01]/ });

/** The longest that a renewal may wait for one in another tab: docs/behaviour.md#token-renewal */
const MAX_WAIT_MS = 15_000;

const renewalStatuses = async (mock: Mock) => (await renewalsIn(mock)).map(({ status }) => status);

/** Two tabs with a call each that the server gets when it is released, with an access token that has expired by then. */
async function openTwoAgedTabs(openTab: (address: string) => Promise<Tab>, mock: Mock) {
  const tabs = await Promise.all([openTab(ownedBookPath), openTab(ownedBookPath)]);
  for (const { productPage } of tabs) await expect(productPage.play).toBeVisible();
  await startsEnded(mock, tabs.length);
  const [one, other] = await Promise.all(
    tabs.map(async (tab) => ({ ...tab, call: await visitAndHold(tab.page, 1) })),
  );
  await expireTokens(mock);
  return [one!, other!] as const;
}

/** Stops all that a page runs, as a device does with a tab in the background; it keeps its locks. The function that it returns lets it run on. */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await devtoolsOf(page);
  await session.send('Debugger.enable');
  const frozen = new Promise((resolve) => session.once('Debugger.paused', resolve));
  // `Page.setWebLifecycleState` does nothing to a page that is visible, as each is here.
  await session.send('Debugger.pause');
  void session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
  await frozen;
  return () => session.detach();
}

test(
  'A user whose renewing tab is frozen waits less than 15 seconds in another',
  { tag: '@deep' },
  async ({ mock, openTab }) => {
    test.slow();
    const [frozen, other] = await openTwoAgedTabs(openTab, mock);
    const hang = { method: 'POST', path: '/connect/token', network: 'hang', times: 1 };
    await control(mock, 'POST', 'faults', [hang]);
    await frozen.call.release();
    await expect.poll(() => renewalStatuses(mock)).toEqual([0]);
    const resume = await freeze(frozen.page);

    const before = await countAnswers(mock, ownedBookStatePath, 200);
    await other.call.release();
    await expect
      .poll(() => countAnswers(mock, ownedBookStatePath, 200), { timeout: 60_000 })
      .toBe(before + 1);
    expect(await renewalStatuses(mock)).toEqual([0, 200]);
    const [, renewed] = await renewalsIn(mock);
    const refused = (await mock.journal.entries()).findLast(
      ({ path, status }) => path === ownedBookStatePath && status === 401,
    );
    expect(renewed!.at - refused!.at).toBeLessThan(MAX_WAIT_MS);

    await resume();
    await visitAgain(frozen.page, 1);
    await expect
      .poll(() => countAnswers(mock, ownedBookStatePath, 200))
      .toBeGreaterThan(before + 1);
    await expect(frozen.productPage.play).toBeVisible();
    expect(await renewalStatuses(mock)).toEqual([0, 200]);
  },
);

/** Lets no request of the page time out: a tab that was frozen for long would give up an answer that has come meanwhile. */
const keepRequests = (page: Page) =>
  page.evaluate((longest) => {
    const { setTimeout } = window;
    const shortOnly = (run: () => void, ms = 0) => (ms < longest ? setTimeout(run, ms) : 0);
    Object.assign(window, { setTimeout: shortOnly });
  }, REQUEST_TIMEOUT_MS);

/** Counts from now on how often the page looks which tokens are stored. */
async function countLooks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { getItem } = Storage.prototype;
    let looks = 0;
    Storage.prototype.getItem = function (name) {
      if (name === 'refresh_token') looks += 1;
      return getItem.call(this, name);
    };
    Object.assign(window, { __looksForTokens: () => looks });
  });
  return () => page.evaluate(() => window.__looksForTokens?.() ?? 0);
}

declare global {
  interface Window {
    /** Set by `countLooks`. */
    __looksForTokens?: () => number;
  }
}

test('A user whose renewing tab was slow rather than frozen stays signed in in both @deep', async ({
  mock,
  openTab,
}) => {
  test.slow();
  const [slow, other] = await openTwoAgedTabs(openTab, mock);
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await slow.page.route('**/connect/token', async (route) => {
    const response = await route.fetch();
    await delivered;
    await route.fulfill({ response });
  });
  await keepRequests(slow.page);
  await slow.call.release();
  await expect.poll(() => renewalStatuses(mock)).toEqual([200]);
  const resume = await freeze(slow.page);
  const before = await countAnswers(mock, ownedBookStatePath, 200);
  await other.call.release();
  await expect.poll(() => renewalStatuses(mock), { timeout: 60_000 }).toEqual([200, 400]);
  const looks = await countLooks(other.page);
  // That is 4 s: a refusal that no other tab contests ends the session after 2.
  await expect.poll(looks).toBeGreaterThan(20);
  await resume();
  deliver();

  await expect.poll(() => countAnswers(mock, ownedBookStatePath, 200)).toBe(before + 2);
  for (const { productPage } of [slow, other]) await expect(productPage.play).toBeVisible();
  expect(await renewalStatuses(mock)).toEqual([200, 400]);
});

test.describe('A user whose browser has no Web Locks', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  });

  test('renews once for ten calls of one page', async ({ page, mock, gotoProduct }) => {
    const productPage = await gotoProduct(OWNED_BOOK);
    await expect(productPage.play).toBeVisible();
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
    await startsEnded(mock);
    const heldCalls = await visitAndHold(page, 10);
    await expireTokens(mock);
    await heldCalls.release();
    await expect.poll(() => countAnswers(mock, ownedBookStatePath, 200)).toBe(11);
    expect(await renewalStatuses(mock)).toEqual([200]);
  });

  test('renews in one of two tabs, and stays signed in in both', async ({ mock, openTab }) => {
    const tabs = await openTwoAgedTabs(openTab, mock);
    const before = await countAnswers(mock, ownedBookStatePath, 200);
    const hold = { method: '*', path: ownedBookStatePath, delayMs: 1000, times: 2 };
    await control(mock, 'POST', 'faults', [hold]);
    await Promise.all(tabs.map(({ call }) => call.release()));
    await expect.poll(() => countAnswers(mock, ownedBookStatePath, 200)).toBe(before + 2);
    expect((await renewalStatuses(mock)).filter((status) => status === 200)).toHaveLength(1);
    for (const { productPage } of tabs) await expect(productPage.play).toBeVisible();
  });
});
