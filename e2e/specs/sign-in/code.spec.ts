import { toPersianDigits } from '@/shared/i18n/format';

import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';

const { mobile } = personaNamed('subscriber');

const isSignedIn = () => localStorage.getItem('access_token') !== null;

test('A user signs in with a code in Persian digits, and is back at the book', async ({
  page,
  gotoAuth,
}) => {
  const authPage = await gotoAuth('/pdp/1001');
  await authPage.requestCode(toPersianDigits(mobile));
  await expect(authPage.code).toBeFocused();
  await authPage.code.pressSequentially(toPersianDigits(oneTimeCode));
  await expect(page).toHaveURL(/\/pdp\/1001$/);
  await expect.poll(() => page.evaluate(isSignedIn)).toBe(true);
});

test('A user reads at the field that the code is wrong, without blame for the password', async ({
  page,
  gotoAuth,
}) => {
  const authPage = await gotoAuth();
  await authPage.requestCode(mobile);
  await authPage.code.fill('11111');
  await expect(authPage.code).toHaveAccessibleDescription(/^این کد درست نیست/);
  await expect(authPage.code).toHaveValue('۱۱۱۱۱');
  await expect(authPage.code).toBeFocused();
  await authPage.code.fill(oneTimeCode);
  await expect(page).toHaveURL(/\/$/);
});

test('A user signs in with the keyboard alone', async ({ page, gotoAuth }) => {
  const authPage = await gotoAuth('/library');
  await authPage.heading.waitFor();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await authPage.mobile.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(authPage.mobile).toBeFocused();
  await page.keyboard.type(`${mobile}\n`);
  await expect(authPage.code).toBeFocused();
  await page.keyboard.type(oneTimeCode);
  await expect(page).toHaveURL(/\/library$/);
});

test('A user who goes back after the sign-in skips the sign-in page', async ({
  page,
  gotoListing,
  gotoAuth,
}) => {
  await gotoListing();
  const authPage = await gotoAuth('/pdp/1001');
  await authPage.requestCode(mobile);
  await authPage.code.fill(oneTimeCode);
  await expect(page).toHaveURL(/\/pdp\/1001$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/clp$/);
});
