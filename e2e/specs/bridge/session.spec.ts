import { personaNamed } from '../../../fixtures/users/personas';
import { environmentByName } from '../../../src/shared/config/environments';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { OWNED_BOOK } from '../session/aged-tokens';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);

for (const platform of ['android', 'ios'] as const) {
  test.describe(`In the ${platform} app`, () => {
    test.use({ platform });

    test.describe('a user who is signed in there', () => {
      test.use({ persona: 'collector', storageState: { cookies: [], origins: [] } });

      test('is signed in by the wrapper’s tokens, which the page does not store', async ({
        page,
        gotoProduct,
      }) => {
        const productPage = await gotoProduct(OWNED_BOOK);
        await expect(productPage.play).toBeVisible();
        await expect(page).toHaveCalledNative('getTokens');
        await expect(page).toHaveCalledNative('hidePreloader');
        expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
      });

      test('signs out in the page, which leaves the native app last', async ({
        page,
        native,
        gotoProfile,
      }) => {
        const profilePage = await gotoProfile();
        await profilePage.signOut.click();
        await profilePage.confirmSignOut.click();
        await expect(page).toHaveCalledNative('exit');
        await expect(page).toHaveCalledNative('setTokenToDevice', { tokenJson: '' });
        await expect(page).toHaveCalledNative('closePlayer');
        const calls = await native.calls();
        expect(calls.at(-1)?.method).toBe('exit');
      });

      test('is signed out here by an empty token of the native app', async ({
        native,
        gotoProduct,
      }) => {
        const productPage = await gotoProduct(OWNED_BOOK);
        await expect(productPage.play).toBeVisible();
        expect(await native.emit('tokenInjected', { token: '' })).toBe(true);
        await expect(productPage.get).toBeVisible();
        await expect(productPage.play).toBeHidden();
      });
    });

    test('a user signs in on the native sign-in page', async ({
      page,
      native,
      mock,
      baseURL,
      gotoProfile,
    }) => {
      const session = await signIn(mock, 'collector', new URL(baseURL ?? '').origin);
      const value = (name: string) => session.find((entry) => entry.name === name)?.value ?? '';
      const profilePage = await gotoProfile();
      await expect(profilePage.signIn).toBeVisible();
      await native.outcome('openLoginPage', {
        token: value('access_token'),
        'refresh-token': value('refresh_token'),
        expireIn: value('expires_in'),
      });
      await profilePage.signIn.click();
      const { firstName, lastName } = personaNamed('collector');
      await expect(profilePage.name).toHaveText(`${firstName} ${lastName}`);
      await expect(page).toHaveURL(/\/profile$/);
    });
  });
}
