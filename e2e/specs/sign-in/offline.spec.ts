import { common } from '../../../src/shared/i18n/fa/common';
import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

test('that there is no connection is told once', async ({ page, context }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.mobile.fill(personaNamed('newcomer').mobile);
  await context.setOffline(true);
  await auth.sendCode.click();
  await expect(page.getByText(common.offline)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: common.offline })).toBeVisible();
  await context.setOffline(false);
});
