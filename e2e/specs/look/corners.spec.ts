import type { Locator } from '@playwright/test';

import { chapterIdOf } from '../../../fixtures/catalog/ids';
import { galleryId } from '../../../fixtures/library-states/gallery';
import { personaNamed } from '../../../fixtures/users/personas';
import { plans } from '../../../fixtures/orders/plans';
import { clp } from '../../../src/shared/i18n/fa/clp';
import { subscription } from '../../../src/shared/i18n/fa/subscription';
import { expect, test } from '../../fixtures/test';

import { cornerOf, fanOf } from './corners';

const [book = 0] = personaNamed('collector').library;
const chapter = {
  chapterId: chapterIdOf(book, 1),
  duration: 600,
  durationPlayed: 300,
  isPlaying: false,
  title: 'Chapter 1',
  index: 0,
  audioBookId: book,
};

/** Expects each of the marks at its corner, above what it marks. */
async function expectCorners(
  marks: Readonly<Record<string, readonly [mark: Locator, owner: Locator, corner: string]>>,
): Promise<void> {
  const found: Record<string, string> = {};
  for (const [name, [mark, owner]] of Object.entries(marks)) {
    await expect(mark).toBeAttached();
    found[name] = await cornerOf(mark, owner);
  }
  const meant = Object.fromEntries(Object.entries(marks).map(([name, [, , at]]) => [name, at]));
  expect(found).toEqual(meant);
}

test.describe('A reader', () => {
  test.use({ persona: 'collector' });

  test('finds marks and buttons at the corners of covers, cards and lines @deep', async ({
    page,
    context,
    gotoLibrary,
    gotoListing,
    gotoProduct,
    gotoShop,
    gotoWishlist,
  }) => {
    await context.addInitScript(
      (raw) => {
        if (window.origin !== 'null') localStorage.setItem('CHAPTERS_IN_LOCAL', raw);
      },
      JSON.stringify({ [book]: [chapter] }),
    );
    const library = await gotoLibrary();
    const tile = library.books.first();
    const arrange = (await gotoLibrary('?type=1')).sort;
    await expect(tile).toBeVisible();
    await expectCorners({
      play: [tile.getByRole('button').first(), tile.locator('[data-kind]'), 'bottom end'],
      'a filter is set': [arrange.locator('span').last(), arrange, 'top end'],
    });

    const wishlist = await gotoWishlist();
    await wishlist.select.click();
    const wish = wishlist.tiles.first();
    await expectCorners({
      choice: [wish.locator('span:has(> svg)').last(), wish.locator('[data-kind]'), 'bottom end'],
    });

    await gotoShop();
    const capsule = page.locator('li [data-kind="capsule"]').last();
    await expectCorners({ moon: [capsule.locator('> span').last(), capsule, 'top end'] });
    expect(await fanOf(page.locator('[data-kind="series"]').first())).toEqual([
      { above: 5, narrower: 8, layer: -1 },
      { above: 10, narrower: 16, layer: -1 },
    ]);

    const { searchField } = await gotoListing('?q=سعدی');
    const field = page.getByRole('search');
    await expectCorners({
      icon: [field.locator('> span').first(), searchField, 'middle start'],
      clear: [
        field.getByRole('button', { name: clp.clear, exact: true }),
        searchField,
        'middle end',
      ],
    });

    const productPage = await gotoProduct(book);
    const line = page.locator('ol > li > *').first();
    await expect(productPage.chapters).toBeVisible();
    await expectCorners({ heard: [line.locator('> span').nth(2), line, 'bottom middle'] });
  });
});

test.describe('A buyer', () => {
  test.use({ persona: 'spender' });

  test('finds what is recommended and what is done marked at the corner @deep', async ({
    page,
    gotoCheckout,
    gotoProduct,
    purchasePopup,
  }) => {
    await page.goto('/subscription/plans');
    const badge = page.getByText(subscription.recommended);
    await expectCorners({
      badge: [badge, page.getByRole('listitem').filter({ has: badge }), 'top end'],
    });

    const [plan] = plans as [(typeof plans)[0]];
    const checkout = await gotoCheckout(`plan-${plan.planId}`);
    await checkout.pay(plan.price).click();
    await expect(checkout.planBought).toBeVisible();
    const picture = page.getByRole('main').locator('div:has(> span > svg):has(> span + span)');
    await expectCorners({ done: [picture.locator('> span').last(), picture, 'bottom end'] });

    await (await gotoProduct(galleryId(2, 3))).get.click();
    await purchasePopup.mainButton.click();
    await expect(purchasePopup.owned).toBeVisible();
    const cover = purchasePopup.dialog.locator('[role="status"] [data-kind]');
    await expectCorners({ check: [cover.locator('+ span'), cover, 'bottom middle'] });
  });
});
