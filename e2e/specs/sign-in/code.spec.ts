import { toPersianDigits } from '@/shared/i18n/format';

import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

const { mobile } = personaNamed('subscriber');

const isSignedIn = () => localStorage.getItem('access_token') !== null;

test('a code in Persian digits signs in by itself and leads back to the book', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open('/pdp/1001');
  await auth.askForCode(toPersianDigits(mobile));
  await expect(auth.code).toBeFocused();
  await auth.code.pressSequentially(toPersianDigits(oneTimeCode));
  await expect(page).toHaveURL(/\/pdp\/1001$/);
  await expect.poll(() => page.evaluate(isSignedIn)).toBe(true);
});

test('a wrong code is explained at its field, without blaming the password', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.askForCode(mobile);
  await auth.code.fill('11111');
  await expect(auth.code).toHaveAccessibleDescription(/^این کد درست نیست/);
  await expect(auth.code).toHaveValue('۱۱۱۱۱');
  await expect(auth.code).toBeFocused();
  await auth.code.fill(oneTimeCode);
  await expect(page).toHaveURL(/\/$/);
});

test('everything is done with the keyboard alone', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open('/library');
  await auth.heading.waitFor();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await auth.mobile.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(auth.mobile).toBeFocused();
  await page.keyboard.type(`${mobile}\n`);
  await expect(auth.code).toBeFocused();
  await page.keyboard.type(oneTimeCode);
  await expect(page).toHaveURL(/\/library$/);
});

test('the way back does not lead to the sign-in page again', async ({ page }) => {
  const auth = new AuthPage(page);
  await page.goto('/clp');
  await auth.open('/pdp/1001');
  await auth.askForCode(mobile);
  await auth.code.fill(oneTimeCode);
  await expect(page).toHaveURL(/\/pdp\/1001$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/clp$/);
});
