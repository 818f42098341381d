import { expect } from '../../fixtures/test';
import {
  agedTest as test,
  countAnswers,
  expireTokens,
  ownedBookPath,
  ownedBookStatePath,
  renewalsIn,
  startsEnded,
  visitAndHold,
} from './aged-tokens';

// A trace of so many calls would take longer than the calls.
test.use({ persona: 'collector', expectedProblems: /401/, trace: 'off' });

for (const { tabCount, visits } of [
  { tabCount: 4, visits: 50 },
  { tabCount: 1, visits: 200 },
]) {
  test(
    `A user with ${tabCount} tabs and ${visits} refused calls in each gets one renewal`,
    { tag: '@deep' },
    async ({ mock, openTab }) => {
      // How long 400 calls take depends on the machine; each wait below has a limit of its own.
      test.setTimeout(0);
      const patient = { timeout: 180_000 };
      const tabs = await Promise.all(
        Array.from({ length: tabCount }, () => openTab(ownedBookPath)),
      );
      for (const { productPage } of tabs) await expect(productPage.play).toBeVisible(patient);

      await startsEnded(mock, tabCount);
      // The app makes every call with a token that is good, and the server gets it with one that is not: no other call
      // of a tab can renew the tokens before these are made.
      const heldCalls = await Promise.all(tabs.map(({ page }) => visitAndHold(page, visits)));
      for (const { count } of heldCalls) expect(await count()).toBe(visits);
      await expireTokens(mock);
      await Promise.all(heldCalls.map(({ release }) => release()));

      const calls = tabCount * visits;
      await expect
        .poll(() => countAnswers(mock, ownedBookStatePath, 200), patient)
        .toBe(tabCount + calls);
      expect(await countAnswers(mock, ownedBookStatePath, 401)).toBe(calls);
      expect(await renewalsIn(mock)).toHaveLength(1);
      for (const { productPage } of tabs) await expect(productPage.play).toBeVisible(patient);
    },
  );
}
