import { expect, test } from '../../fixtures/test';

/** The route table of the product spec, section 2: what an address becomes. */
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

test('every alias leads to its page', async ({ page, baseURL }) => {
  for (const [asked, shown] of aliases) {
    await test.step(`${asked} leads to ${shown}`, async () => {
      await page.goto(asked);
      await expect(page).toHaveURL(new URL(shown, baseURL).href);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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

test('every page says by its heading what it is', async ({ page }) => {
  for (const [path, heading] of pages) {
    await test.step(`${path} is the page «${heading}»`, async () => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await expect(title).toHaveCount(1);
    });
  }
});
