import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

test('An owner sees every control of the player at four sizes, and can use it', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();
  // In the second of three chapters both neighbours exist.
  await fullPlayer.next.click();
  await expect(fullPlayer.previous).toBeEnabled();
  const { shrink, info, comments, share, close, previous, back, pause, forward, next } = fullPlayer;
  for (const size of sizes) {
    await test.step(`at ${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      for (const control of [
        ...[shrink, info, comments, share, close],
        ...[previous, back, pause, forward, next],
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
        await expect(control).toBeEnabled();
      }
    });
  }
});
