import { personaNamed } from '../../../fixtures/users/personas';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { expect, test } from '../../fixtures/test';

test('A signed-out user finds the way to the sign-in page', async ({ page, gotoProfile }) => {
  const profilePage = await gotoProfile();
  await expect(profilePage.signIn).toHaveAttribute('href', '/auth?returnUrl=%2Fprofile');
  await expect(page).toBeAccessible();
});

test.describe('A signed-in user', () => {
  test.use({ persona: 'collector' });

  test('sees the account, and still sees an edited name after a reload', async ({
    page,
    gotoProfile,
    notifications,
  }) => {
    const profilePage = await gotoProfile();
    const { firstName, lastName, email } = personaNamed('collector');
    await expect(profilePage.name).toHaveText(`${firstName} ${lastName}`);
    await expect(profilePage.text(email)).toBeVisible();
    await expect(page).toBeAccessible();

    await profilePage.edit.click();
    await profilePage.firstName.fill('مهتاب');
    await profilePage.lastName.fill('راد');
    await profilePage.save.click();
    await expect(notifications.status(profile.saved)).toBeVisible();
    await page.reload();
    await expect(profilePage.name).toHaveText('مهتاب راد');
  });

  test('goes through the tabs of the profile by night, which stay in their place @deep', async ({
    page,
    gotoProfile,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const profilePage = await gotoProfile();
    const tabs = profilePage.main.getByRole('navigation', { name: profile.tabsLabel });
    await expect(page.getByRole('region', { name: profile.heardWeek })).toBeVisible();
    await expect(page).toBeAccessible();
    const top = async () => (await tabs.boundingBox())?.y;
    const firstTop = await top();
    for (const [tab, path] of [
      [profile.subscription, '/subscription'],
      [profile.credit, '/credit'],
    ] as const) {
      await tabs.getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(path);
      await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      await expect.poll(top).toBe(firstTop);
      await expect(page).toBeAccessible();
    }
  });

  test('confirms the sign-out, which leaves only the device and client in storage', async ({
    page,
    gotoProfile,
  }) => {
    const profilePage = await gotoProfile();
    await expect(profilePage.edit).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('wishlist_ids') ?? '[]'))
      .toMatch(/^\[\d+(,\d+){11}\]$/);
    await profilePage.signOut.click();
    await profilePage.confirmSignOut.click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    const storedKeys = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
    ]);
    expect(storedKeys).toEqual([['deviceId'], ['client_id']]);
  });
});
