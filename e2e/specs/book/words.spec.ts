import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';
import { openPopup, visitBook } from '../purchase/gallery-visit';
import { said } from './words';

test.use({ persona: 'subscriber', contextOptions: { reducedMotion: 'reduce' } });

for (const { action, state, page: sentence, popup } of said) {
  test(`A subscriber reads what getting the book of the states ${action} and ${state} means${deepUnless(action === 0 || state === 1)}`, async ({
    page,
  }) => {
    const visit = await visitBook(page, action, state);
    const { productPage, purchasePopup, title } = visit;
    await expect(productPage.heading).toHaveText(title);
    await expect(productPage.get).toHaveAccessibleDescription(sentence);
    // One place says it.
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
    if (popup === null) {
      await expect(productPage.get).toBeDisabled();
      return;
    }
    await expect(productPage.get).toBeEnabled();

    await openPopup(visit);
    await expect(purchasePopup.buttons).toHaveText(popup.map(({ button }) => button));
    for (const [index, words] of popup.entries()) {
      const button = purchasePopup.buttons.nth(index);
      await expect(button).toHaveAccessibleDescription(words.sentence);
      await expect(button).toBeEnabled({ enabled: !words.isDisabled });
    }
    const shown = await purchasePopup.dialog.locator('p[id]').allTextContents();
    expect(shown).toEqual([...new Set(popup.map((words) => words.sentence))]);
  });
}

test('An owner finds a button that plays, and no word about buying', async ({ gotoProduct }) => {
  const productPage = await gotoProduct(9010);
  await expect(productPage.play).toBeVisible();
  await expect(productPage.get).toBeHidden();
});

test.describe('A visitor who is signed out', () => {
  test.use({ persona: undefined });

  test('reads that the ways to get a book follow the sign-in', async ({ gotoProduct }) => {
    const { get } = await gotoProduct(9034);
    await expect(get).toHaveAccessibleDescription('پس از ورود، راه‌های دریافت را می‌بینید');
  });
});
