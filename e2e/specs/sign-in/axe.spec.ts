import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

test('no step has a fault that can be counted', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.sendCode.click();
  await expect(auth.mobile).toBeFocused();
  await expect(page).toBeAccessible();
  await auth.askForCode(personaNamed('newcomer').mobile);
  await expect(page).toBeAccessible();
  await auth.withPassword.click();
  await expect(page).toBeAccessible();
  await auth.forgotten.click();
  await expect(page).toBeAccessible();
  await auth.email.fill('nobody@example.com');
  await auth.sendLink.click();
  await expect(auth.withPassword).toBeFocused();
  await expect(page).toBeAccessible();
});
