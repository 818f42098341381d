import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'spender' });
test.skip(
  ({ platform }) => platform !== 'web',
  'In a wrapper the sign-in, the purchase and the player are native; the gallery covers them.',
);

const BOOK = 9034;
const pageAddress = `/pdp/${BOOK}`;
const popupAddress = `/pdp/${BOOK}#modalOpened`;

test('A user who opens and closes the pop-up twenty times adds one history entry at most @deep', async ({
  page,
  gotoProduct,
  purchasePopup,
}) => {
  const { get } = await gotoProduct(BOOK);
  await expect(get).toBeVisible();
  const before = await page.evaluate(() => history.length);
  for (let time = 0; time < 20; time += 1) {
    await get.click();
    await expect(page).toHaveURL(popupAddress);
    await expect(purchasePopup.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(pageAddress);
    await expect(purchasePopup.dialog).toBeHidden();
  }
  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(1);
});

test('A user who reloads or follows a link with the pop-up’s marker sees the page alone', async ({
  page,
  gotoProduct,
  purchasePopup,
}) => {
  const { get } = await gotoProduct(BOOK, '#modalOpened');
  const expectClosed = async () => {
    await expect(page).toHaveURL(pageAddress);
    await expect(get).toBeVisible();
    await expect(purchasePopup.dialog).toBeHidden();
  };
  await expectClosed();
  await get.click();
  await expect(purchasePopup.dialog).toBeVisible();
  await page.reload();
  await expectClosed();
  await get.click();
  await expect(purchasePopup.dialog).toBeVisible();
});

test.describe('A signed-out user', () => {
  test.use({ persona: undefined });

  test('signs in from the pop-up, and finds it open afterwards, once', async ({
    page,
    gotoProduct,
    purchasePopup,
    authPage,
  }) => {
    const productPage = await gotoProduct(BOOK);
    await productPage.get.click();
    await expect(purchasePopup.buttons).toHaveCount(1);
    await purchasePopup.signIn.click();
    await expect(page).toHaveURL(/\/auth\?/);
    await authPage.requestCode(personaNamed('newcomer').mobile);
    await authPage.code.fill(oneTimeCode);
    await expect(page).toHaveURL(popupAddress);
    await expect(purchasePopup.buttons).toHaveCount(2);
    // The way back does not lead through the pop-up from before the sign-in.
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page).not.toHaveURL(popupAddress);
    }
  });
});
