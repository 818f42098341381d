import { comments } from '../../../src/shared/i18n/fa/comments';
import { expect, test } from '../../fixtures/test';

const BOOK = 1001;
const noLikes = /^پسندیدم$/;

test('A visitor reads all comments page by page, and sorts them', async ({ gotoComments }) => {
  const commentsPage = await gotoComments(BOOK);
  await expect(commentsPage.items.nth(2)).toBeVisible();
  await commentsPage.sort('liked').check();
  const like = (nth: number) => commentsPage.actionsOf(commentsPage.items.nth(nth)).like;
  await expect(like(0)).not.toHaveText(noLikes);
  // The list sorted by time stands until the other answer is there.
  await expect(async () => {
    const counts = (await commentsPage.items.allInnerTexts()).map((text) =>
      Number((/پسندیدم\s*([۰-۹]+)/u.exec(text)?.[1] ?? '۰').replaceAll(/[۰-۹]/gu, asciiDigit)),
    );
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  }).toPass();
});

test.describe('A reader', () => {
  test.use({ persona: 'newcomer' });

  test('taps like faster than the server answers, and the last tap wins', async ({
    page,
    gotoComments,
  }) => {
    const commentsPage = await gotoComments(BOOK);
    const { like } = commentsPage.actionsOf(commentsPage.items.first());
    await expect(like).toBeVisible();
    let releaseCall = () => {};
    const held = new Promise<void>((resolve) => {
      releaseCall = resolve;
    });
    const sent: string[] = [];
    await page.route('**/like', async (route) => {
      sent.push(route.request().method());
      await held;
      await route.continue();
    });
    for (const isPressed of ['true', 'false', 'true', 'false']) {
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', isPressed);
    }
    await expect.poll(() => sent).toEqual(['PUT']);
    releaseCall();
    await expect.poll(() => sent).toEqual(['PUT', 'DELETE']);
    await page.unroute('**/like');
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    const saved = page.waitForResponse('**/like');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await saved;
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  test('reports a comment with a reason', async ({ page, gotoComments, notifications }) => {
    const commentsPage = await gotoComments(BOOK);
    await commentsPage.actionsOf(commentsPage.items.first()).report.click();
    const dialog = page.getByRole('dialog', { name: comments.reportTitle });
    await dialog.getByRole('radio', { name: comments.reasons.spoiler }).click();
    await expect(notifications.status(comments.reported)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/title=x$/);
  });
});

function asciiDigit(digit: string): string {
  return String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit));
}
