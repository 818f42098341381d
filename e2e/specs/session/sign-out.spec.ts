import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

test('A user who signed out and goes back sees nothing of the account', async ({
  page,
  gotoProfile,
}) => {
  const { firstName, email } = personaNamed('collector');
  const profilePage = await gotoProfile();
  await expect(profilePage.text(email)).toBeVisible();
  await profilePage.signOut.click();
  await profilePage.confirmSignOut.click();
  await expect(page).toHaveURL('/');

  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expect(profilePage.signIn).toBeVisible();
  await expect(profilePage.main).not.toContainText(email);
  await expect(profilePage.main).not.toContainText(firstName);
});
