import { expect } from '../../fixtures/test';
import {
  OWNED_BOOK,
  agedTest as test,
  expireTokens,
  ownedBookPath,
  renewalsIn,
  startsEnded,
} from './aged-tokens';

test.use({ persona: 'collector' });

test.describe('After the tokens expired, a user', () => {
  test.use({ expectedProblems: /401/ });

  test('reloads four tabs, which renew once and all stay signed in', async ({ mock, openTab }) => {
    const tabs = await Promise.all([1, 2, 3, 4].map(() => openTab(ownedBookPath)));
    for (const { productPage } of tabs) await expect(productPage.play).toBeVisible();

    await startsEnded(mock, tabs.length);
    await expireTokens(mock);
    await Promise.all(tabs.map(({ page }) => page.reload()));
    for (const { productPage } of tabs) await expect(productPage.play).toBeVisible();
    expect((await renewalsIn(mock)).map(({ status }) => status)).toEqual([200]);
  });

  test('starts without a connection, stays signed in, and is renewed by the first call', async ({
    page,
    mock,
    gotoProduct,
  }) => {
    const productPage = await gotoProduct(OWNED_BOOK);
    await expect(productPage.play).toBeVisible();
    await startsEnded(mock);
    await expireTokens(mock);
    await page.evaluate(() => localStorage.setItem('expires_in', '1000'));
    await page.route('**/connect/token', (route) => route.abort('internetdisconnected'), {
      times: 1,
    });
    await page.reload();
    await expect
      .poll(async () => (await renewalsIn(mock)).map(({ status }) => status))
      .toEqual([200]);
    await expect(productPage.play).toBeVisible();
    const expiry = await page.evaluate(() => localStorage.getItem('expires_in'));
    expect(Number(expiry)).toBeGreaterThan(1000);
  });
});

test('A user who signs out in one tab is signed out in the others', async ({ openTab }) => {
  const [one, other] = await Promise.all([openTab(ownedBookPath), openTab(ownedBookPath)]);
  await expect(one.productPage.play).toBeVisible();
  await expect(other.productPage.play).toBeVisible();
  await one.page.evaluate(() => {
    localStorage.removeItem('access_token');
  });
  await expect(other.productPage.get).toBeVisible();
  await expect(other.productPage.play).toBeHidden();
  await expect
    .poll(() => other.page.evaluate(() => localStorage.getItem('refresh_token')))
    .toBeNull();
});
