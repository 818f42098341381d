import { catalogue } from '../../../fixtures/catalog/catalogue';
import { expect, test } from '../../fixtures/test';
import { expectFocusInSight, tabTo } from '../../keys';

const book = catalogue.find(({ audioBookId }) => audioBookId === 1001);
if (!book) throw new Error('The catalogue has no book 1001');

test.describe('A new user', () => {
  test.use({ persona: 'newcomer' });

  test('writes, edits and deletes a comment', async ({ page, gotoComments }) => {
    const commentsPage = await gotoComments(book.audioBookId);
    await tabTo(page, commentsPage.text);
    await page.keyboard.type('شنیدنی بود.');
    await tabTo(page, commentsPage.send);
    await page.keyboard.press('Enter');
    const own = commentsPage.items.first();
    await expect(own).toContainText('شنیدنی بود.');

    const { edit, text, save, remove } = commentsPage.actionsOf(own);
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await expectFocusInSight(text);
    await page.keyboard.press('End');
    await page.keyboard.type(' باز هم.');
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await expect(own).toContainText('باز هم.');

    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await tabTo(page, commentsPage.confirmDelete);
    await page.keyboard.press('Enter');
    await expect(own).not.toContainText('شنیدنی بود.');
  });

  test('redeems a credit code @deep', async ({ page, gotoCreditCode, creditPage }) => {
    const creditCodePage = await gotoCreditCode();
    const { code, submit, toCredit } = creditCodePage;
    await expect(code).toBeVisible();
    if (await code.evaluate((element) => element !== document.activeElement)) {
      await tabTo(page, code);
    }
    await page.keyboard.type('SHENIDAR50');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(creditCodePage.newBalance(500_000)).toBeVisible();
    await tabTo(page, toCredit);
    await page.keyboard.press('Enter');
    await expect(creditPage.balance(500_000)).toBeVisible();
  });
});

test.describe('A reader', () => {
  test.use({ persona: 'collector' });

  test('puts a book on a shelf of the wishlist @deep', async ({ page, gotoWishlist }) => {
    const wishlistPage = await gotoWishlist();
    const { select, checkboxes, move, dialog } = wishlistPage;
    await tabTo(page, select);
    await page.keyboard.press('Enter');
    await tabTo(page, checkboxes.first());
    await page.keyboard.press('Space');
    await tabTo(page, move);
    await page.keyboard.press('Enter');
    await tabTo(page, wishlistPage.target('راه‌های دور'));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await tabTo(page, wishlistPage.shelf('راه‌های دور', 2));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wishlist\?category=3$/);
  });

  test('archives a book and takes it back @deep', async ({ page, gotoLibrary }) => {
    const libraryPage = await gotoLibrary();
    const { books, undo, toArchive, dialog } = libraryPage;
    await expect(books.first()).toBeVisible();
    const [title = ''] = (await books.first().innerText()).split('\n');
    const menu = libraryPage.menu(title);
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await tabTo(page, toArchive);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toHaveCount(0);
    await expectFocusInSight(undo);
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(menu).toBeVisible();
  });

  test('opens the support chat, and is back where it was opened @deep', async ({
    page,
    gotoProfile,
    supportChat,
  }) => {
    await gotoProfile();
    await tabTo(page, supportChat.open);
    await page.keyboard.press('Enter');
    await expect(supportChat.field).toBeVisible();
    await tabTo(page, supportChat.close);
    await page.keyboard.press('Escape');
    await expect(supportChat.dialog).toBeHidden();
    await expectFocusInSight(supportChat.open);
  });

  test('opens the full player', async ({ page, gotoProduct, smallPlayer, fullPlayer }) => {
    const { play } = await gotoProduct(book.audioBookId);
    await tabTo(page, play);
    await page.keyboard.press('Enter');
    await expect(page).toBePlaying();
    await tabTo(page, smallPlayer.expand);
    await page.keyboard.press('Enter');
    await expect(fullPlayer.region).toBeVisible();
  });

  test.describe('in the full player', () => {
    test.beforeEach(async ({ page, gotoProduct, smallPlayer, fullPlayer }) => {
      const { play } = await gotoProduct(book.audioBookId);
      await play.click();
      await expect(page).toBePlaying();
      await smallPlayer.expand.click();
      await expect(fullPlayer.region).toBeVisible();
    });

    test('chooses a speed @deep', async ({ page, fullPlayer }) => {
      const { speed, speedSheet } = fullPlayer;
      await tabTo(page, speed);
      await page.keyboard.press('Enter');
      await expect(speedSheet.option('۱×')).toBeChecked();
      await expect(speedSheet.dialog.locator(':focus')).toHaveCount(1);
      await tabTo(page, speedSheet.option('۱×'));
      await page.keyboard.press('ArrowDown');
      await expectFocusInSight(speedSheet.option('۱٫۲۵×'));
      await page.keyboard.press('Enter');
      await expect(speedSheet.dialog).toBeHidden();
      await expectFocusInSight(speed);
      await expect(speed).toHaveText('۱٫۲۵×');
    });

    test('opens the sleep timer, and is back where it was opened @deep', async ({
      page,
      fullPlayer,
    }) => {
      const { sleep, sleepSheet } = fullPlayer;
      await tabTo(page, sleep);
      await page.keyboard.press('Enter');
      await expect(sleepSheet.dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(sleepSheet.dialog).toBeHidden();
      await expectFocusInSight(sleep);
    });

    test('chooses a chapter', async ({ page, fullPlayer, chapterList }) => {
      const [, second] = book.chapters;
      if (!second) throw new Error('Book 1001 has no second chapter');
      await tabTo(page, chapterList.chapter(second.title));
      await page.keyboard.press('Enter');
      await expect(fullPlayer.title).toHaveText(second.title);
    });
  });
});
