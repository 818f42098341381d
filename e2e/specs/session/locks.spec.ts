import type { Mock } from '../../../mock-api/core/mock';
import { devtoolsOf } from '../../fixtures/devtools';
import { expect, test } from '../../fixtures/test';
import type { Tab } from '../../fixtures/page-objects';
import {
  OWNED_BOOK,
  control,
  countAnswers,
  expireTokens,
  ownedBookPath,
  ownedBookStatePath,
  renewalsIn,
  visitAgain,
  visitAndHold,
} from './aged-tokens';

test.use({ persona: 'collector', expectedProblems: /40[01]/ });

/** The longest that a renewal may wait for one in another tab: docs/behaviour.md#token-renewal */
const MAX_WAIT_MS = 15_000;

const renewalStatuses = async (mock: Mock) => (await renewalsIn(mock)).map(({ status }) => status);

/** Opens two tabs, and expires their access token at the server. */
async function openTwoAgedTabs(openTab: (address: string) => Promise<Tab>, mock: Mock) {
  const tabs = await Promise.all([openTab(ownedBookPath), openTab(ownedBookPath)]);
  for (const { productPage } of tabs) await expect(productPage.play).toBeVisible();
  await expireTokens(mock, tabs.length);
  return tabs;
}

test(
  'A user whose renewing tab is frozen waits less than 15 seconds in another',
  { tag: '@deep' },
  async ({ mock, openTab }) => {
    test.slow();
    const [frozen, other] = await openTwoAgedTabs(openTab, mock);
    const hang = { method: 'POST', path: '/connect/token', network: 'hang', times: 1 };
    await control(mock, 'POST', 'faults', [hang]);
    await visitAgain(frozen.page, 1);
    await expect.poll(() => renewalStatuses(mock)).toEqual([0]);
    const session = await devtoolsOf(frozen.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });

    const before = await countAnswers(mock, ownedBookStatePath, 200);
    await visitAgain(other.page, 1);
    await expect
      .poll(() => countAnswers(mock, ownedBookStatePath, 200), { timeout: 60_000 })
      .toBe(before + 1);
    expect(await renewalStatuses(mock)).toEqual([0, 200]);
    const [hung, renewed] = await renewalsIn(mock);
    expect(renewed!.at - hung!.at).toBeLessThan(MAX_WAIT_MS);

    await session.send('Page.setWebLifecycleState', { state: 'active' });
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
    await Promise.all(tabs.map(({ page }) => visitAgain(page, 1)));
    await expect.poll(() => countAnswers(mock, ownedBookStatePath, 200)).toBe(before + 2);
    expect((await renewalStatuses(mock)).filter((status) => status === 200)).toHaveLength(1);
    for (const { productPage } of tabs) await expect(productPage.play).toBeVisible();
  });
});
