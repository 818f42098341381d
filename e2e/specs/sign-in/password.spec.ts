import { personaNamed, personaPassword } from '../../../fixtures/users/personas';
import { OWN_CLIENT_ID } from '../../../src/shared/config/clients';
import { expect, test } from '../../fixtures/test';

const { mobile, email } = personaNamed('spender');

test('A user signs in with a password, after a wrong one', async ({ page, gotoAuth }) => {
  const authPage = await gotoAuth('/clp?contentType=2');
  await authPage.withPassword.click();
  await authPage.mobile.fill(mobile);
  await authPage.password.fill('wrong');
  await authPage.submit.click();
  await expect(authPage.password).toHaveAccessibleDescription('نام کاربری یا رمز درست نیست.');
  await authPage.password.fill(personaPassword);
  await authPage.submit.click();
  await expect(page).toHaveURL(/\/clp\?contentType=2$/);
});

test('A user who forgot the password requests a link by email', async ({ gotoAuth }) => {
  const authPage = await gotoAuth();
  await authPage.withPassword.click();
  await authPage.forgotten.click();
  await authPage.email.fill(email);
  await authPage.sendLink.click();
  await expect(authPage.text(email)).toBeVisible();
  await authPage.withPassword.click();
  await expect(authPage.password).toBeVisible();
});

test('A user is offered Google only where it is configured for the client', async ({
  gotoAuth,
  environment,
  client,
}) => {
  const authPage = await gotoAuth();
  await expect(authPage.withPassword).toBeVisible();
  const isConfigured = environment === 'pwa-dev' || environment === 'landing-webview-dev';
  // Without the option the environment's client is the shop's own.
  const isOwn = client === undefined || client === OWN_CLIENT_ID;
  await expect(authPage.withGoogle).toHaveCount(isConfigured && isOwn ? 1 : 0);
});

test.describe('A signed-in user', () => {
  test.use({ persona: 'newcomer' });

  test('is sent straight on from the sign-in page', async ({ page, gotoAuth }) => {
    await gotoAuth('/about');
    await expect(page).toHaveURL(/\/about$/);
  });
});
