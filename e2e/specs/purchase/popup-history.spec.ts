import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

test.use({ persona: 'spender' });
test.skip(
  ({ platform }) => platform !== 'web',
  'Sign-in, purchase and player are native in a wrapper; the gallery walks there.',
);

const address = '/pdp/9034';
const atMarker = /\/pdp\/9034#modalOpened$/;
const atPage = /\/pdp\/9034$/;

test('opened and closed twenty times, the history has grown by one at most', async ({ page }) => {
  await page.goto(address);
  const popup = new PurchasePopup(page);
  await expect(popup.get).toBeVisible();
  const before = await page.evaluate(() => history.length);
  for (let time = 0; time < 20; time += 1) {
    await popup.get.click();
    await expect(page).toHaveURL(atMarker);
    await expect(popup.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(atPage);
    await expect(popup.dialog).toBeHidden();
  }
  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(1);
});

test('a marker that nobody set here goes: after a reload, and in a link', async ({ page }) => {
  const popup = new PurchasePopup(page);
  const expectClosed = async () => {
    await expect(page).toHaveURL(atPage);
    await expect(popup.get).toBeVisible();
    await expect(popup.dialog).toBeHidden();
  };
  await page.goto(`${address}#modalOpened`);
  await expectClosed();
  await popup.get.click();
  await expect(popup.dialog).toBeVisible();
  await page.reload();
  await expectClosed();
  await popup.get.click();
  await expect(popup.dialog).toBeVisible();
});

test.describe('logged out', () => {
  test.use({ persona: undefined });

  test('signs in, and is there again afterwards', async ({ page }) => {
    await page.goto(address);
    const popup = new PurchasePopup(page);
    await popup.get.click();
    await expect(popup.buttons).toHaveCount(1);
    await popup.signIn.click();
    await expect(page).toHaveURL(/\/auth\?/);
    const auth = new AuthPage(page);
    await auth.askForCode(personaNamed('newcomer').mobile);
    await auth.code.fill(oneTimeCode);
    await expect(page).toHaveURL(atMarker);
    await expect(popup.buttons).toHaveCount(2);
  });
});
