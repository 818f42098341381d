import { environmentByName } from '../../../src/shared/config/environments';
import { expect, test } from '../../fixtures/test';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({ persona: 'collector', storageState: { cookies: [], origins: [] } });

test.describe('In the Android app', () => {
  test.use({ platform: 'android' });

  test('a user has the chat on the profile and the feedback page, and on no other', async ({
    page,
    native,
    gotoProfile,
    supportChat,
  }) => {
    await gotoProfile();
    await expect(supportChat.frame).toBeAttached();
    for (const [path, count] of [
      ['/pdp/9001', 0],
      ['/feedback', 1],
      ['/library', 0],
    ] as const) {
      expect(await native.emit('deepLink', { url: path })).toBe(true);
      await expect(page).toHaveURL(path);
      await expect(supportChat.frame).toHaveCount(count);
    }
  });
});

test.describe('In the iOS app', () => {
  test.use({ platform: 'ios' });

  test('a user has the chat on every page @deep', async ({ gotoProduct, supportChat }) => {
    await gotoProduct(9001);
    await expect(supportChat.frame).toBeAttached();
  });
});
