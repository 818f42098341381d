import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

test.use({ persona: 'collector' });

/** The seconds of the media that play in one second. */
async function measuredSpeed(page: Page): Promise<number> {
  const read = async () => {
    const [position = 0] = (await readMedia(page)).playing;
    return { position, at: performance.now() / 1000 };
  };
  const before = await read();
  await expect.poll(async () => (await read()).position - before.position).toBeGreaterThan(3);
  const after = await read();
  return (after.position - before.position) / (after.at - before.at);
}

test('A listener chooses a speed, and the title keeps it over a reload', async ({
  page,
  gotoProduct,
  gotoShop,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await expect(fullPlayer.speed).toHaveText('۱×');

  await fullPlayer.speed.click();
  const { speedSheet } = fullPlayer;
  const times = ['۰٫۵', '۰٫۷۵', '۱', '۱٫۲۵', '۱٫۵', '۱٫۷۵', '۲', '۲٫۲۵', '۲٫۵'];
  await expect(speedSheet.labels).toHaveText(times.map((factor) => `${factor}×`));
  await expect(speedSheet.option('۱×')).toBeChecked();
  await speedSheet.option('۲×').click();
  await expect(speedSheet.dialog).toBeHidden();
  await expect(fullPlayer.speed).toHaveText('۲×');
  expect(await measuredSpeed(page)).toBeGreaterThan(1.6);

  await gotoShop();
  await smallPlayer.expand.click();
  await expect(fullPlayer.speed).toHaveText('۲×');
  await fullPlayer.play.click();
  await expect(page).toBePlaying();
  expect(await measuredSpeed(page)).toBeGreaterThan(1.6);

  // Another title plays at its own speed.
  await gotoProduct(1002);
  await productPage.play.click();
  await expect(page).toBePlaying();
  expect(await measuredSpeed(page)).toBeLessThan(1.3);
});

test('A listener swipes the lists of speeds and of sleep options away, and nothing changes', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  const { speed, speedSheet, sleep, sleepSheet } = fullPlayer;
  for (const [button, sheet] of [
    [speed, speedSheet],
    [sleep, sleepSheet],
  ] as const) {
    await button.click();
    await expect(sheet.dialog).toBeVisible();
    await sheet.swipeDown();
    await expect(sheet.dialog).toBeHidden();
    await expect(fullPlayer.region).toBeVisible();
    await button.click();
    await expect(sheet.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet.dialog).toBeHidden();
    await expect(fullPlayer.region).toBeVisible();
    await expect(button).toBeFocused();
  }
  await expect(speed).toHaveText('۱×');
  await expect(sleep).toHaveText('خاموش');
});
