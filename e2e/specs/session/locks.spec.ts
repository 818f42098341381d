import type { Page } from '@playwright/test';

import type { Mock } from '../../../mock-api/core/mock';
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
