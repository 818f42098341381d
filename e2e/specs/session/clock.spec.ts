import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';
import {
  OWNED_BOOK,
  countAnswers,
  ownedBookStatePath,
  renewalsIn,
  visitAgain,
} from './aged-tokens';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.use({ persona: 'collector' });

const jumps: readonly (readonly [name: string, to: (now: number) => number])[] = [
  ['ten minutes forward', (now) => now + 10 * MINUTE_MS],
  ['ten minutes back', (now) => now - 10 * MINUTE_MS],
  ['a day forward', (now) => now + DAY_MS],
  ['a day back', (now) => now - DAY_MS],
  ['to 1970', () => Date.UTC(1970, 0, 2)],
  ['to 2099', () => Date.UTC(2099, 0, 1)],
];

for (const [name, to] of jumps) {
  test(`A user whose device clock jumps ${name} stays signed in, with one renewal at most${deepUnless(name === 'a day forward')}`, async ({
    page,
    mock,
    gotoProduct,
  }) => {
    const productPage = await gotoProduct(OWNED_BOOK);
    await expect(productPage.play).toBeVisible();
    const jump = to(Date.now());
    const before = await countAnswers(mock, ownedBookStatePath, 200);
    await page.clock.setSystemTime(jump);
    await visitAgain(page, 5);
    await expect.poll(() => countAnswers(mock, ownedBookStatePath, 200)).toBe(before + 5);

    // A start at that time is signed in as well.
    await page.reload();
    const clockError = Math.abs((await page.evaluate(() => Date.now())) - jump);
    expect(clockError).toBeLessThan(9 * MINUTE_MS);
    await expect(productPage.play).toBeVisible();
    const renewals = await renewalsIn(mock);
    expect(renewals.length).toBeLessThanOrEqual(1);
    expect(renewals.every(({ status }) => status === 200)).toBe(true);
  });
}
