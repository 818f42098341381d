import { navigation } from '../../../src/shared/i18n/fa/navigation';
import { listedPages } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';

/** Old and short addresses with the page they redirect to: docs/behaviour.md#addresses */
const aliases = [
  ['/shop', '/'],
  ['/categories', '/clp'],
  ['/category', '/clp'],
  ['/plp/12', '/clp'],
  ['/category/12', '/clp/12'],
  ['/list/201', '/clp/list/201'],
  ['/listItem/12', '/clp/12'],
  ['/clp-s/12', '/clp/listItem/12?series=true'],
  ['/audiobook/1001', '/pdp/1001'],
  ['/redeem', '/credit-code'],
  ['/no/such/page', '/'],
  ['/shop?clientId=12', '/?clientId=12'],
] as const;

// Each test opens many pages, which takes a busy machine long.
test.setTimeout(240_000);

test('A user is redirected from every alias to its page @deep', async ({
  page,
  baseURL,
  pageHeading,
}) => {
  for (const [alias, shown] of aliases) {
    await test.step(`${alias} redirects to ${shown}`, async () => {
      await page.goto(alias);
      await expect(page).toHaveURL(new URL(shown, baseURL).href);
      await expect(pageHeading).toHaveCount(1);
    });
  }
});

test('A user is told that an unknown address has led to the shop', async ({ page, baseURL }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('status').getByText(navigation.unknownAddress)).toBeVisible();
  await expect(page).toHaveURL(new URL('/', baseURL).href);
  // The address of now is the shop's, so a reload has nothing to tell.
  await page.reload();
  await expect(page.getByRole('tab').or(page.getByRole('link')).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(navigation.unknownAddress)).toHaveCount(0);
});

test('A user reads on every page what it is @deep', async ({ page, pageHeading }) => {
  for (const { path, heading } of listedPages) {
    await test.step(`${path} has the heading «${heading ?? 'of its content'}»`, async () => {
      await page.goto(path);
      await expect(pageHeading).toHaveCount(1);
      if (heading !== null) await expect(pageHeading).toHaveText(heading);
    });
  }
});
