import type { BrowserContext, Route } from '@playwright/test';

import { expect, test } from '../../fixtures/test';
import {
  ageTokens,
  answered,
  ownedBook,
  ownedBookState,
  playOwned,
  renewals,
  visitAgain,
} from './aged-tokens';

// A trace of so many calls would take longer than the calls.
test.use({ persona: 'collector', expectedProblems: /401/, trace: 'off' });

/** Lets the calls of a path go when so many are on their way, and from then on at once. */
async function holdUntilAllAreSent(context: BrowserContext, path: string, count: number) {
  const held: Route[] = [];
  await context.route(`**${path}`, async (route) => {
    held.push(route);
    if (held.length === count) await Promise.all(held.map((each) => each.continue()));
    else if (held.length > count) await route.continue();
  });
}

for (const { tabs, visits } of [
  { tabs: 4, visits: 50 },
  { tabs: 1, visits: 200 },
]) {
  test(`${tabs} tabs with ${visits} refused calls each renew once`, async ({ context, mock }) => {
    test.slow();
    const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
    await Promise.all(pages.map((page) => page.goto(ownedBook)));
    for (const page of pages) await expect(playOwned(page)).toBeVisible();

    await ageTokens(mock);
    const calls = tabs * visits;
    // Every call is on its way with the old token before the first of them is refused.
    await holdUntilAllAreSent(context, ownedBookState, calls);
    await Promise.all(pages.map((page) => visitAgain(page, visits)));

    await expect
      .poll(() => answered(mock, ownedBookState, 200), { timeout: 60_000 })
      .toBe(tabs + calls);
    expect(await answered(mock, ownedBookState, 401)).toBe(calls);
    expect(await renewals(mock)).toHaveLength(1);
    for (const page of pages) await expect(playOwned(page)).toBeVisible();
  });
}
