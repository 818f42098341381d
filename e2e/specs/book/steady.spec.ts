import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

/** A book that every signed-in user owns (the state gallery). */
const OWNED_BOOK = 9010;

test.use({ persona: 'collector' });

// Rule: docs/behaviour.md#product-page
test('An owner sees nothing move, and no price, while their book loads', async ({
  page,
  layoutShifts,
}) => {
  // The book comes after the user's state for it, which therefore must not wait for the book.
  const stateRead = page.waitForResponse(`**/api/library/state/${OWNED_BOOK}`);
  await page.route('**/detail2', async (route) => {
    await stateRead;
    await route.continue();
  });
  const main = page.getByRole('main');
  await page.goto(`/pdp/${OWNED_BOOK}`);
  await expect(main.getByRole('button', { name: product.play, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: product.about })).toBeVisible();
  expect(await layoutShifts()).toEqual([]);
});
