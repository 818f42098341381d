import { common } from '../../../src/shared/i18n/fa/common';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';
import { ageTokens, ownedBook, playOwned, renewals } from './aged-tokens';

test.use({ persona: 'collector' });

test.describe('the tokens have aged', () => {
  test.use({ expectedProblems: /401/ });

  test('four tabs renew them once, and all of them stay logged in', async ({ context, mock }) => {
    const pages = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
    await Promise.all(pages.map((page) => page.goto(ownedBook)));
    for (const page of pages) await expect(playOwned(page)).toBeVisible();

    await ageTokens(mock);
    await Promise.all(pages.map((page) => page.reload()));
    for (const page of pages) await expect(playOwned(page)).toBeVisible();
    expect(await renewals(mock)).toHaveLength(1);
  });
});

test('who leaves in one tab has left in the others', async ({ context }) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([one.goto(ownedBook), other.goto(ownedBook)]);
  await expect(playOwned(one)).toBeVisible();
  await expect(playOwned(other)).toBeVisible();
  await one.evaluate(() => {
    localStorage.removeItem('access_token');
  });
  await expect(playOwned(other)).toBeHidden();
  expect(await other.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
});

test('a start without a connection keeps the session and finds it again', async ({ page }) => {
  await page.goto(ownedBook);
  await expect(playOwned(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('expires_in', '1000');
  });
  await page.route('**/connect/token', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await page.reload();
  await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBeNull();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(playOwned(page)).toBeVisible();
  await expect(page.getByText(common.offline)).toBeHidden();
});
