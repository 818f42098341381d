import { expect, test } from '../../fixtures/test';
import {
  answered,
  ownedBook,
  ownedBookState,
  playOwned,
  renewals,
  visitAgain,
} from './aged-tokens';

const minute = 60_000;
const day = 24 * 60 * minute;

test.use({ persona: 'collector' });

test('a device whose clock jumps stays signed in, and renews once a jump at most', async ({
  page,
  mock,
}) => {
  test.slow();
  await page.goto(ownedBook);
  await expect(playOwned(page)).toBeVisible();
  const now = Date.now();
  const jumps = [
    now + 10 * minute,
    now - 10 * minute,
    now + day,
    now - day,
    Date.UTC(1970, 0, 2),
    Date.UTC(2099, 0, 1),
  ];
  for (const [count, jump] of jumps.entries()) {
    const before = await answered(mock, ownedBookState, 200);
    await page.clock.setSystemTime(jump);
    await visitAgain(page, 5);
    await expect.poll(() => answered(mock, ownedBookState, 200)).toBe(before + 5);
    await page.reload();
    expect(Math.abs((await page.evaluate(() => Date.now())) - jump)).toBeLessThan(minute);
    await expect(playOwned(page)).toBeVisible();
    expect((await renewals(mock)).length).toBeLessThanOrEqual(count + 1);
  }
  expect((await renewals(mock)).every(({ status }) => status === 200)).toBe(true);
});
