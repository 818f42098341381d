import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({
  platform: 'android',
  persona: 'collector',
  expectedProblems: /connect-wrapper|partner-link/,
});

for (const chunk of ['connect-wrapper', 'partner-link']) {
  test(`A user opens the app although the chunk ${chunk} is missing`, async ({ page }) => {
    await page.route(`**/${chunk}*.js`, (route) => route.abort());
    await page.goto('/pdp/9001?clientId=9&token=partner-ok-zarebin');
    // The dialog about the other account may cover the page and hide it from screen readers.
    const playSample = page.getByRole('button', { name: product.playSample, includeHidden: true });
    await expect(playSample).toBeVisible();
    // Whichever chunk is missing, the token leaves the address.
    expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  });
}
