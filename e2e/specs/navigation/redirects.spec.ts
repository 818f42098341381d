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

test('A user is redirected from every alias to its page', async ({
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

const pages = [
  ['/library', 'کتابخانه'],
  ['/profile', 'پروفایل'],
  ['/auth', 'ورود'],
  ['/subscription', 'اشتراک'],
  ['/subscription/plans', 'اشتراک'],
  ['/credit', 'اعتبار'],
  ['/credit-code', 'کد اعتبار'],
  ['/wishlist', 'علاقه‌مندی‌ها'],
  ['/feedback', 'بازخورد'],
  ['/about', 'درباره ما'],
  ['/archive', 'آرشیو'],
  ['/search', 'جستجو'],
  ['/clp', 'جستجو'],
  ['/pdp/comment/1001/shahnameh?title=x', 'دیدگاه‌ها'],
] as const;

test('A user reads on every page what it is', async ({ page }) => {
  for (const [path, heading] of pages) {
    await test.step(`${path} has the heading «${heading}»`, async () => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await expect(title).toHaveCount(1);
    });
  }
});
