import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

test.use({ persona: 'collector' });

test('A listener jumps far, and goes back within 10 s', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  const positions = async () => (await readMedia(page)).positions[0] ?? 0;
  const before = await positions();
  await fullPlayer.forward.click();
  await expect(fullPlayer.backTo).toBeHidden();
  await fullPlayer.seekTo(0.5);
  await expect(fullPlayer.backTo).toBeVisible();
  await expect.poll(positions).toBeGreaterThan(before + 60);
  await fullPlayer.backTo.click();
  await expect.poll(positions).toBeLessThan(before + 10);
  await expect(page).toBePlaying();

  await page.clock.install();
  await fullPlayer.seekTo(0.5);
  await expect(fullPlayer.backTo).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(fullPlayer.backTo).toBeHidden();
});
