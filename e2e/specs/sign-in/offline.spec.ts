import { personaNamed } from '../../../fixtures/users/personas';
import { common } from '../../../src/shared/i18n/fa/common';
import { expect, test } from '../../fixtures/test';

test('A user who is offline reads so once', async ({ page, context, gotoAuth, notifications }) => {
  const authPage = await gotoAuth();
  await authPage.mobile.fill(personaNamed('newcomer').mobile);
  await context.setOffline(true);
  await authPage.sendCode.click();
  await expect(page.getByText(common.offline)).toHaveCount(1);
  await expect(notifications.alert(common.offline)).toBeVisible();
  await context.setOffline(false);
});
