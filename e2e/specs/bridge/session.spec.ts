import { personaNamed } from '../../../fixtures/users/personas';
import { environmentByName } from '../../../src/shared/config/environments';
import { profile as words } from '../../../src/shared/i18n/fa/profile';
import { expect, test } from '../../fixtures/test';
import { signIn } from '../../fixtures/sign-in';
import { ownedBook, playOwned } from '../session/aged-tokens';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);

for (const platform of ['android', 'ios'] as const) {
  test.describe(platform, () => {
    test.use({ platform });

    test.describe('signed in in the native app', () => {
      test.use({ persona: 'collector', storageState: { cookies: [], origins: [] } });

      test('the tokens come from the wrapper, and none are stored', async ({ page }) => {
        await page.goto(ownedBook);
        await expect(playOwned(page)).toBeVisible();
        await expect(page).toHaveCalledNative('getTokens');
        await expect(page).toHaveCalledNative('hidePreloader');
        expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
      });

      test('who signs out leaves the native app last', async ({ page, native }) => {
        await page.goto('/profile');
        await page.getByRole('button', { name: words.signOut }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words.signOutConfirm, exact: true })
          .click();
        await expect(page).toHaveCalledNative('exit');
        await expect(page).toHaveCalledNative('setTokenToDevice', { tokenJson: '' });
        await expect(page).toHaveCalledNative('closePlayer');
        const calls = await native.calls();
        expect(calls.at(-1)?.method).toBe('exit');
      });

      test('an empty token of the native app signs out here too', async ({ page, native }) => {
        await page.goto(ownedBook);
        await expect(playOwned(page)).toBeVisible();
        expect(await native.emit('tokenInjected', { token: '' })).toBe(true);
        await expect(playOwned(page)).toBeHidden();
      });
    });

    test('signing in is the native app’s affair', async ({ page, native, mock, baseURL }) => {
      const session = await signIn(mock, 'collector', new URL(baseURL ?? '').origin);
      const value = (name: string) => session.find((entry) => entry.name === name)?.value ?? '';
      await page.goto('/profile');
      const link = page.getByRole('link', { name: words.signIn, exact: true });
      await expect(link).toBeVisible();
      await native.outcome('openLoginPage', {
        token: value('access_token'),
        'refresh-token': value('refresh_token'),
        expireIn: value('expires_in'),
      });
      await link.click();
      const { firstName, lastName } = personaNamed('collector');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${firstName} ${lastName}`);
      await expect(page).toHaveURL(/\/profile$/);
    });
  });
}
