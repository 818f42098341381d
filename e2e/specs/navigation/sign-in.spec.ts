import type { Locator } from '@playwright/test';

import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';

import { resize } from './controls';
import { sizes, unseenIn } from './inventory';
import { oddIn } from './shape';

// Each step is laid out in eight windows, which takes a busy machine long.
test.setTimeout(360_000);
test.use({ expectedProblems: /status of (400|500)/ });

test('A visitor sees every control of each step of the sign-in, and what the server says, at every size @deep', async ({
  page,
  gotoAuth,
}) => {
  const auth = await gotoAuth();
  const expectInSight = async (field: Locator) => {
    await expect(field).toBeVisible();
    for (const size of sizes) {
      await resize(page, size);
      await expect.poll(() => unseenIn(page.locator('body'))).toEqual([]);
      await expect.poll(() => oddIn(page.locator('body'))).toEqual([]);
    }
  };
  await expectInSight(auth.mobile);
  await auth.mobile.fill(personaNamed('newcomer').mobile);
  const message = 'این شماره در انتظار بررسی است. فردا دوباره بیایید، یا با گذرواژه وارد شوید.';
  // The words of the server stand beside the field that it refuses, else above the button.
  for (const status of [400, 500]) {
    await page.route('**/api/**', (route) => route.fulfill({ status, json: { message } }));
    await auth.sendCode.click();
    await expectInSight(auth.text(message));
    await page.unroute('**/api/**');
  }
  await auth.requestCode(personaNamed('newcomer').mobile);
  await expectInSight(auth.code);
  await auth.withPassword.click();
  await expectInSight(auth.password);
  await auth.forgotten.click();
  await expectInSight(auth.email);
});
