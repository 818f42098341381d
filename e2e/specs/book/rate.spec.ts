import { comments } from '../../../src/shared/i18n/fa/comments';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'newcomer' });

test('A user rates a book and takes the rate back', async ({ page, gotoProduct }) => {
  const { chapters } = await gotoProduct(1010, '/any-title');
  await expect(chapters).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  const star = page.getByRole('radio', { name: comments.rate('۴') });
  await star.check();
  await expect(page.getByText(product.rated('۴'))).toBeVisible();
  await page.reload();
  await expect(chapters).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(star).toBeChecked();
  await page.getByRole('radio', { name: comments.rate('۲') }).check();
  await page.getByRole('button', { name: product.undoRate }).click();
  await expect(star).toBeChecked();
  await page.reload();
  await expect(chapters).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText(product.rated('۴'))).toBeVisible();
});
