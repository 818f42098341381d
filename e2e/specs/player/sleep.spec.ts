import { expect, test } from '../../fixtures/test';
import { placeAtNext, readMedia } from '../../media-watch';
import { stopClock } from '../../stop-clock';

test.use({ persona: 'collector' });

test.beforeEach(async ({ page, gotoProduct, smallPlayer }) => {
  // The page's clock can then be moved on; the media plays in real time.
  await page.clock.install();
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
});

test('A listener sets the timer, falls asleep after the extra minute, and goes on from the fade', async ({
  page,
  fullPlayer,
}) => {
  const { sleep, sleepSheet } = fullPlayer;
  await sleep.click();
  const minutes = ['۵', '۱۰', '۱۵', '۳۰', '۴۵', '۶۰', '۱۲۰'].map((each) => `${each} دقیقه`);
  await expect(sleepSheet.labels).toHaveText(['خاموش', 'پایان فصل', ...minutes]);
  await expect(sleepSheet.option('خاموش')).toBeChecked();
  await sleepSheet.option('۵ دقیقه').click();
  await expect(sleepSheet.dialog).toBeHidden();
  await expect(sleep).toHaveText('۶ دقیقه');
  await page.clock.fastForward('01:00');
  await expect(sleep).toHaveText('۵ دقیقه');
  await expect(page).toBePlaying();

  const fade = placeAtNext(page, 'volumechange');
  await page.clock.fastForward('04:45');
  const fadedFrom = await fade;
  const volume = async () => (await readMedia(page)).volumes[0] ?? 1;
  await expect.poll(volume).toBeLessThan(0.8);
  await expect(page).not.toBePlaying({ timeout: 30_000 });
  await expect(sleep).toHaveText('خاموش');
  const [stoppedAt = 0] = (await readMedia(page)).positions;
  expect(stoppedAt).toBeGreaterThan(fadedFrom + 5);

  const goesOnAt = placeAtNext(page, 'playing');
  await fullPlayer.play.click();
  await expect(page).toBePlaying();
  expect(await goesOnAt).toBeLessThan(fadedFrom + 3);
  expect(await volume()).toBe(1);
});

test('A listener switches the timer off, and the book plays on', async ({ page, fullPlayer }) => {
  const { sleep, sleepSheet } = fullPlayer;
  await sleep.click();
  await sleepSheet.option('۱۰ دقیقه').click();
  await expect(sleep).toHaveText('۱۱ دقیقه');
  await sleep.click();
  await expect(sleepSheet.option('۱۰ دقیقه')).toBeChecked();
  await sleepSheet.option('خاموش').click();
  await expect(sleep).toHaveText('خاموش');
  await page.clock.fastForward('15:00');
  await expect(page).toBePlaying();
});

test('A lid that was closed over the end of the timer leaves silence when it is opened', async ({
  page,
  fullPlayer,
}) => {
  await fullPlayer.sleep.click();
  await fullPlayer.sleepSheet.option('۱۵ دقیقه').click();
  // Nothing but the lid ends the sound: no fade can follow.
  await stopClock(page);
  await page.clock.fastForward('03:00:00');
  await expect(page).not.toBePlaying();
  await expect(fullPlayer.play).toBeVisible();
});

test('The end of the chapter stops the sound there, at double speed and after a seek', async ({
  page,
  fullPlayer,
}) => {
  const { sleep, sleepSheet, speed, speedSheet } = fullPlayer;
  const firstTitle = await fullPlayer.title.textContent();
  await sleep.click();
  await sleepSheet.option('پایان فصل').click();
  await speed.click();
  await speedSheet.option('۲×').click();
  await fullPlayer.seekTo(0.99);
  await expect(fullPlayer.title).not.toHaveText(firstTitle ?? '', { timeout: 45_000 });
  await expect(page).not.toBePlaying();
  await expect(fullPlayer.play).toBeVisible();
  await expect(sleep).toHaveText('خاموش');
  expect(await fullPlayer.seconds()).toBe(0);

  // One tap goes back to where the fade began.
  await fullPlayer.play.click();
  await expect(fullPlayer.title).toHaveText(firstTitle ?? '');
  await expect(page).toBePlaying();
  const [position = 0] = (await readMedia(page)).playing;
  expect(position).toBeGreaterThan(30);
});
