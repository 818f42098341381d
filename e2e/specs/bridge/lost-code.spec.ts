import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);
test.use({ platform: 'android', persona: 'collector', expectedProblems: /arrival/ });

for (const arrival of ['native-arrival', 'partner-arrival']) {
  test(`without ${arrival} the app opens all the same`, async ({ page }) => {
    await page.route(`**/${arrival}*.js`, (route) => route.abort());
    await page.goto('/pdp/9001?clientId=9&token=partner-ok-zarebin');
    // The question whether to swap the accounts may stand above it.
    const sample = page.getByRole('button', { name: product.playSample, includeHidden: true });
    await expect(sample).toBeVisible();
    // The token left the address with the code that reads it, or with the rest of the query.
    expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  });
}
