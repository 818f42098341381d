import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { moments } from '../../../src/shared/i18n/fa/moments';
import { BookmarkList } from '../../components/bookmark-list';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

test.describe('An owner', () => {
  test.use({ persona: 'collector' });

  test('follows a link to a moment, marks another, and finds it after a reload', async ({
    page,
    gotoProduct,
    smallPlayer,
    fullPlayer,
  }) => {
    const position = async () => (await readMedia(page)).positions[0] ?? 0;
    const bookmarks = new BookmarkList(page);
    await gotoProduct(1001, '?ch=2&t=120');
    await page.getByRole('button', { name: moments.listen }).click();
    await expect(page).toBePlaying();
    expect(await position()).toBeGreaterThanOrEqual(120);
    expect(await position()).toBeLessThan(180);

    await smallPlayer.expand.click();
    await fullPlayer.mark.click();
    await fullPlayer.chapters.click();
    await bookmarks.tab.click();
    await expect(bookmarks.rows).toHaveCount(1);
    await bookmarks.editNote(bookmarks.rows).click();
    await expect(bookmarks.note).toBeFocused();
    await bookmarks.note.fill('آغاز داستان');
    await bookmarks.saveNote.click();
    await expect(bookmarks.place(bookmarks.rows)).toContainText('آغاز داستان');

    await page.keyboard.press('Escape');
    await expect(bookmarks.dialog).toBeHidden();
    await fullPlayer.seekTo(0.9);
    await expect.poll(position).toBeGreaterThan(200);

    await page.reload();
    await expect(fullPlayer.region).toBeVisible();
    await fullPlayer.chapters.click();
    await bookmarks.tab.click();
    await bookmarks.remove(bookmarks.rows).click();
    await expect(bookmarks.rows).toHaveCount(0);
    await bookmarks.undo.click();
    await bookmarks.place(bookmarks.rows).click();
    await expect(bookmarks.dialog).toBeHidden();
    await fullPlayer.play.click();
    await expect(page).toBePlaying();
    expect(await position()).toBeGreaterThanOrEqual(120);
    expect(await position()).toBeLessThan(200);
  });
});

test('A visitor signs in, and the link still leads to its moment', async ({
  page,
  gotoProduct,
  authPage,
  purchasePopup,
}) => {
  const productPage = await gotoProduct(1001, '?ch=2&t=120');
  await expect(page.getByText(moments.locked)).toBeVisible();
  await productPage.get.click();
  await purchasePopup.buttons.first().click();
  await expect(page).toHaveURL(/\/auth/);
  await authPage.requestCode(personaNamed('collector').mobile);
  await authPage.code.fill(oneTimeCode);
  await expect(page).toHaveURL(/\/pdp\/1001\?ch=2&t=120/);
  // The pop-up goes on where the sign-in interrupted it.
  await expect(purchasePopup.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(purchasePopup.dialog).toBeHidden();
  await page.getByRole('button', { name: moments.listen }).click();
  await expect(page).toBePlaying();
  const [position = 0] = (await readMedia(page)).positions;
  expect(position).toBeGreaterThanOrEqual(120);
  expect(position).toBeLessThan(180);
});
