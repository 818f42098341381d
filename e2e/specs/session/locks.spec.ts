import type { BrowserContext } from '@playwright/test';

import type { Mock } from '../../../mock-api/core/mock';
import { expect, test } from '../../fixtures/test';
import {
  ageTokens,
  answered,
  control,
  ownedBook,
  ownedBookState,
  playOwned,
  renewals,
  visitAgain,
} from './aged-tokens';

test.use({ persona: 'collector', expectedProblems: /40[01]/ });

const statuses = async (mock: Mock) => (await renewals(mock)).map(({ status }) => status);

/** Two tabs whose access token the server takes no more. */
async function twoAgedTabs(context: BrowserContext, mock: Mock) {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([one.goto(ownedBook), other.goto(ownedBook)]);
  for (const page of [one, other]) await expect(playOwned(page)).toBeVisible();
  await ageTokens(mock);
  return [one, other] as const;
}

test('who renews and is frozen holds up nobody for 15 seconds', async ({ context, mock }) => {
  test.slow();
  const [frozen, other] = await twoAgedTabs(context, mock);
  const hang = { method: 'POST', path: '/connect/token', network: 'hang', times: 1 };
  await control(mock, 'POST', 'faults', [hang]);
  await visitAgain(frozen, 1);
  await expect.poll(() => statuses(mock)).toEqual([0]);
  const session = await context.newCDPSession(frozen);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });

  const before = await answered(mock, ownedBookState, 200);
  await visitAgain(other, 1);
  await expect
    .poll(() => answered(mock, ownedBookState, 200), { timeout: 15_000 })
    .toBe(before + 1);
  expect(await statuses(mock)).toEqual([0, 200]);

  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await visitAgain(frozen, 1);
  await expect.poll(() => answered(mock, ownedBookState, 200)).toBeGreaterThan(before + 1);
  await expect(playOwned(frozen)).toBeVisible();
  expect(await statuses(mock)).toEqual([0, 200]);
});

test.describe('a browser without locks', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  });

  test('one page renews once', async ({ page, mock }) => {
    await page.goto(ownedBook);
    await expect(playOwned(page)).toBeVisible();
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
    await ageTokens(mock);
    await visitAgain(page, 10);
    await expect.poll(() => answered(mock, ownedBookState, 200)).toBe(11);
    expect(await statuses(mock)).toEqual([200]);
  });

  test('of two tabs one renews, and the other takes its tokens over', async ({ context, mock }) => {
    const tabs = await twoAgedTabs(context, mock);
    const before = await answered(mock, ownedBookState, 200);
    const hold = { method: '*', path: ownedBookState, delayMs: 1000, times: 2 };
    await control(mock, 'POST', 'faults', [hold]);
    await Promise.all(tabs.map((page) => visitAgain(page, 1)));
    await expect.poll(() => answered(mock, ownedBookState, 200)).toBe(before + 2);
    expect((await statuses(mock)).filter((status) => status === 200)).toHaveLength(1);
    for (const page of tabs) await expect(playOwned(page)).toBeVisible();
  });
});
