import { personaNamed } from '../../../fixtures/users/personas';
import { profile as words } from '../../../src/shared/i18n/fa/profile';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

test('the way back after a sign-out shows nothing of who has left', async ({ page }) => {
  const { firstName, email } = personaNamed('collector');
  await page.goto('/profile');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: words.signOut }).click();
  await page.getByRole('button', { name: words.signOutConfirm, exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: words.signIn, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(email);
  await expect(page.getByRole('main')).not.toContainText(firstName);
});
