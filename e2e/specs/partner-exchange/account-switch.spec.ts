import type { Page } from '@playwright/test';

import { test as appTest, expect } from '../../fixtures/test';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

/** Longer than an exchange that was started by mistake could wait. */
const LATER_MS = 60_000;

interface PartnerLinkFixtures {
  /** Opens a partner's link and waits for the dialog; gives the stored token and a count of exchanges. */
  openPartnerLink: () => Promise<{ tokenBefore: string | null; exchangeCount: () => number }>;
}

const test = appTest.extend<PartnerLinkFixtures>({
  persona: 'collector',

  openPartnerLink: async ({ page, gotoShop, accountSwitchDialog }, use) => {
    await use(async () => {
      let exchanges = 0;
      await page.clock.install();
      page.on('request', (request) => {
        if (request.url().endsWith('/external-login')) exchanges += 1;
      });
      await gotoShop('?clientId=9&token=partner-ok-zarebin');
      await accountSwitchDialog.dialog.waitFor();
      return { tokenBefore: await storedToken(page), exchangeCount: () => exchanges };
    });
  },
});

test('A signed-in user who follows a partner’s link may stay in the account', async ({
  page,
  openPartnerLink,
  accountSwitchDialog,
}) => {
  const { tokenBefore, exchangeCount } = await openPartnerLink();
  await accountSwitchDialog.stay.click();
  await expect(accountSwitchDialog.dialog).toBeHidden();
  await page.clock.fastForward(LATER_MS);
  expect(tokenBefore).not.toBeNull();
  expect(await storedToken(page)).toBe(tokenBefore);
  expect(exchangeCount()).toBe(0);
});

test('A signed-in user stays in the account by the back key', async ({
  page,
  openPartnerLink,
  accountSwitchDialog,
}) => {
  const { tokenBefore, exchangeCount } = await openPartnerLink();
  await page.goBack();
  await expect(accountSwitchDialog.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\?clientId=9$/);
  await page.clock.fastForward(LATER_MS);
  expect(await storedToken(page)).toBe(tokenBefore);
  expect(exchangeCount()).toBe(0);
});

test('A signed-in user who agrees is signed in to the partner’s account', async ({
  page,
  openPartnerLink,
  accountSwitchDialog,
}) => {
  const { tokenBefore, exchangeCount } = await openPartnerLink();
  await accountSwitchDialog.switchAccount.click();
  await expect(accountSwitchDialog.dialog).toBeHidden();
  await expect.poll(() => storedToken(page)).not.toBe(tokenBefore);
  expect(await storedToken(page)).not.toBeNull();
  expect(exchangeCount()).toBe(1);
});
