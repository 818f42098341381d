import { personaNamed } from '../../../fixtures/users/personas';
import { profile as words } from '../../../src/shared/i18n/fa/profile';
import { expect, test } from '../../fixtures/test';

test('a visitor finds the way to the sign-in', async ({ page }) => {
  await page.goto('/profile');
  const signIn = page.getByRole('link', { name: words.signIn, exact: true });
  await expect(signIn).toHaveAttribute('href', '/auth?returnUrl=%2Fprofile');
  await expect(page).toBeAccessible();
});

test.describe('logged in', () => {
  test.use({ persona: 'collector' });

  test('it shows the person, and keeps what is edited', async ({ page }) => {
    await page.goto('/profile');
    const { firstName, lastName, email } = personaNamed('collector');
    const heading = page.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(`${firstName} ${lastName}`);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page).toBeAccessible();

    await page.getByRole('button', { name: words.edit }).click();
    await page.getByRole('textbox', { name: words.firstName, exact: true }).fill('مهتاب');
    await page.getByRole('textbox', { name: words.lastName }).fill('راد');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    await page.reload();
    await expect(heading).toHaveText('مهتاب راد');
  });

  test('the sign-out asks, and leaves nothing but the device', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: words.edit })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('wishlist_ids') ?? '[]'))
      .toMatch(/^\[\d+(,\d+){11}\]$/);
    await page.getByRole('button', { name: words.signOut }).click();
    await page.getByRole('button', { name: words.signOutConfirm, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    const kept = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
    ]);
    expect(kept).toEqual([['deviceId'], ['client_id']]);
  });
});
