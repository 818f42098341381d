import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { comments } from '../../../src/shared/i18n/fa/comments';
import { expect, test } from '../../fixtures/test';
import { control } from '../session/aged-tokens';

const BOOK = 1001;
const TEXT = 'صدایش شب‌ها همراه من است.';
const path = `/api/audiobooks/${BOOK}/comments`;

test('A visitor writes a comment, signs in, and finds the text to send', async ({
  page,
  gotoComments,
  authPage,
  notifications,
}) => {
  const commentsPage = await gotoComments(BOOK);
  await commentsPage.text.fill(TEXT);
  await commentsPage.star(4).check();
  await commentsPage.signInAndSend.click();
  await authPage.requestCode(personaNamed('subscriber').mobile);
  await authPage.code.fill(oneTimeCode);

  await expect(page).toHaveURL(`/pdp/comment/${BOOK}/x?title=x`);
  await expect(commentsPage.text).toHaveValue(TEXT);
  await expect(commentsPage.star(4)).toBeChecked();
  await commentsPage.send.click();
  await expect(notifications.status(comments.sent)).toBeVisible();
  const first = commentsPage.items.first();
  await expect(first).toContainText(TEXT);
  await expect(first).toContainText(comments.mine);
  await expect(commentsPage.text).toHaveValue('');
});

test.describe('A reader', () => {
  test.use({ persona: 'newcomer' });

  test.describe('whose sending fails', () => {
    test.use({ expectedProblems: /500/ });

    test('keeps the text, also over a reload, and sends it again', async ({
      page,
      mock,
      gotoComments,
    }) => {
      await control(mock, 'POST', 'faults', [{ method: 'POST', path, status: 500, times: 1 }]);
      const commentsPage = await gotoComments(BOOK);
      await commentsPage.text.fill(TEXT);
      await commentsPage.send.click();
      await expect(commentsPage.text).toHaveAccessibleDescription(/./);
      await expect(commentsPage.text).toHaveValue(TEXT);
      await page.reload();
      await expect(commentsPage.text).toHaveValue(TEXT);
      await commentsPage.send.click();
      await expect(commentsPage.items.first()).toContainText(TEXT);
    });
  });

  test.describe('whose session expires', () => {
    test.use({ expectedProblems: /40[01]/ });

    test('keeps the text, signs in again and sends it', async ({
      mock,
      gotoComments,
      authPage,
    }) => {
      const commentsPage = await gotoComments(BOOK);
      await commentsPage.text.fill(TEXT);
      const refused = { method: 'POST', path: '/connect/token', status: 400, times: 1 };
      await control(mock, 'POST', 'faults', [
        refused,
        { method: 'POST', path, status: 401, times: 1 },
      ]);
      await commentsPage.send.click();
      await expect(commentsPage.text).toHaveAccessibleDescription(comments.expired);
      await expect(commentsPage.text).toHaveValue(TEXT);
      await commentsPage.signInAndSend.click();
      await authPage.requestCode(personaNamed('newcomer').mobile);
      await authPage.code.fill(oneTimeCode);
      await expect(commentsPage.text).toHaveValue(TEXT);
      await commentsPage.send.click();
      await expect(commentsPage.items.first()).toContainText(TEXT);
    });
  });

  test('is told that invisible characters are no comment', async ({ gotoComments }) => {
    const commentsPage = await gotoComments(BOOK);
    await commentsPage.text.fill('\u200c\u2800');
    await commentsPage.send.click();
    await expect(commentsPage.text).toHaveAccessibleDescription(comments.nothingVisible);
    await expect(commentsPage.text).toBeFocused();
  });

  test('changes a comment and deletes it after a question', async ({ page, gotoComments }) => {
    const commentsPage = await gotoComments(BOOK);
    await commentsPage.text.fill(TEXT);
    await commentsPage.send.click();
    const mine = commentsPage.items.filter({ hasText: comments.mine }).first();
    const { edit, text, save, remove } = commentsPage.actionsOf(commentsPage.items.first());
    await expect(mine).toContainText(TEXT);

    await edit.click();
    await expect(text).toBeFocused();
    await text.fill('نظرم عوض شد.');
    await save.click();
    await expect(commentsPage.items.first()).toContainText('نظرم عوض شد.');
    await expect(commentsPage.items.first()).toContainText(comments.edited);

    const before = await commentsPage.items.count();
    await remove.click();
    await expect(page).toHaveURL(/#deleteComment$/);
    await commentsPage.confirmDelete.click();
    await expect(page).toHaveURL(/title=x$/);
    await expect(commentsPage.items).toHaveCount(before - 1);
    await page.reload();
    await expect(commentsPage.items.first()).toBeVisible();
    await expect(page.getByText('نظرم عوض شد.')).toHaveCount(0);
  });
});
