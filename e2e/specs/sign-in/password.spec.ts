import { environmentByName } from '../../../src/shared/config/environments';
import { auth as words } from '@/shared/i18n/fa/auth';

import { personaNamed, personaPassword } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

const { mobile, email } = personaNamed('spender');

test('a password signs in', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open('/clp?contentType=2');
  await auth.withPassword.click();
  await auth.mobile.fill(mobile);
  await auth.password.fill('wrong');
  await auth.submit.click();
  await expect(auth.password).toHaveAccessibleDescription('نام کاربری یا رمز درست نیست.');
  await auth.password.fill(personaPassword);
  await auth.submit.click();
  await expect(page).toHaveURL(/\/clp\?contentType=2$/);
});

test('a forgotten password is answered with a link', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.withPassword.click();
  await auth.forgotten.click();
  await auth.email.fill(email);
  await auth.sendLink.click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await auth.withPassword.click();
  await expect(auth.password).toBeVisible();
});

test('where there is no Google, the button says so', async ({ page, environment }) => {
  const isDev = environmentByName(environment)?.isDev ?? false;
  test.skip(isDev, 'In the dev environments the mock stands for Google.');
  const auth = new AuthPage(page);
  await auth.open();
  await auth.withGoogle.click();
  await expect(auth.alert).toHaveText(words.googleUnavailable);
});

test.describe('somebody who is signed in', () => {
  test.use({ persona: 'newcomer' });

  test('goes straight on', async ({ page }) => {
    await new AuthPage(page).open('/about');
    await expect(page).toHaveURL(/\/about$/);
  });
});
