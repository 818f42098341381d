import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';

test('A user finds no accessibility violation in any step of the sign-in @deep', async ({
  page,
  gotoAuth,
}) => {
  const authPage = await gotoAuth();
  await authPage.sendCode.click();
  await expect(authPage.mobile).toBeFocused();
  await expect(page).toBeAccessible();
  await authPage.requestCode(personaNamed('newcomer').mobile);
  await expect(page).toBeAccessible();
  await authPage.withPassword.click();
  await expect(authPage.password).toBeVisible();
  await expect(page).toBeAccessible();
  await authPage.forgotten.click();
  await expect(authPage.email).toBeVisible();
  await expect(page).toBeAccessible();
  await authPage.email.fill('nobody@example.com');
  await authPage.sendLink.click();
  await expect(authPage.withPassword).toBeFocused();
  await expect(page).toBeAccessible();
});
