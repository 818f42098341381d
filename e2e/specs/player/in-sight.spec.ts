import type { Locator } from '@playwright/test';

import { player } from '../../../src/shared/i18n/fa/player';
import { BookmarkList } from '../../components/bookmark-list';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';
import { setTextSize } from '../../text-size';
import { expectAlike, sizes } from '../navigation/inventory';

/**
 * Buttons of a narrow bar have icons alone; the volume is in the full player. Large text leaves a line no room for the
 * total time, and none for the author.
 */
const apart = [
  '/ — not at 320 x 640 with large text',
  'ابوالقاسم فردوسی — not at 320 x 640 with large text',
  '۳۹:۱۹ — not at 320 x 640 with large text',
  '۱× — not at 1024',
  'خاموش — not at 1024',
  '۱ از ۱۷ — not at 1024',
  'رانندگی — not at 1024',
  `button ${player.mute} — not at 1024`,
  'دیباچه',
];

/** While driving the time that is left is above its name, and read after it. */
const meant = [' before مانده از فصل'];

// Each test lays its pages out in eight windows, which takes a busy machine long.
test.setTimeout(360_000);
test.use({ persona: 'collector' });

test('A listener sees every button of the player, its panels and the driving mode at every size @deep', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const ready = watchRequests(page);
  const alike = (root: Locator) => expectAlike(root, { ready, hasTwoForms: true, apart, meant });
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.pause.click();
  await alike(smallPlayer.region);
  await page.setViewportSize(sizes[1]);
  await smallPlayer.expand.click();
  await expect(fullPlayer.title).toBeVisible();
  await alike(fullPlayer.region);
  for (const panel of ['chapters', 'speed', 'sleep'] as const) {
    await page.setViewportSize(sizes[1]);
    await fullPlayer[panel].click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await alike(page.getByRole('dialog'));
    await page.goBack();
  }
  await page.setViewportSize(sizes[1]);
  await fullPlayer.mark.click();
  await fullPlayer.chapters.click();
  const bookmarks = new BookmarkList(page);
  await bookmarks.tab.click();
  await expect(bookmarks.rows).toHaveCount(1);
  await alike(page.getByRole('dialog'));
  await page.goBack();
  await page.setViewportSize(sizes[1]);
  await fullPlayer.driving.click();
  await expect(fullPlayer.leaveDriving).toBeVisible();
  await alike(fullPlayer.region);
});

test('A listener has the chapter, its bookmark and every control in view on low phones, also with text of 200 %', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.pause.click();
  await smallPlayer.expand.click();
  const { title, mark, back, play, forward, speed, sleep, chapters, driving, shrink } = fullPlayer;
  for (const [width, height, textSize] of [
    [320, 568, 100],
    [320, 568, 200],
    [568, 320, 100],
    [844, 390, 100],
    [844, 390, 200],
  ] as const) {
    await test.step(`at ${width} x ${height}, ${textSize} %`, async () => {
      await page.setViewportSize({ width, height });
      await setTextSize(page, textSize);
      for (const each of [
        ...[title, mark, shrink],
        ...[back, play, forward],
        ...[speed, sleep, chapters, driving],
      ])
        await expect(each).toBeInViewport({ ratio: 1 });
    });
  }
});
