import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

const sizes = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  // The desktop's players at their narrowest, which leave out words, not controls.
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
];

test('An owner sees every control of both players at every size, and can use it', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await eachSize(page, [
    smallPlayer.expand,
    smallPlayer.back,
    smallPlayer.pause,
    smallPlayer.close,
  ]);
  await smallPlayer.expand.click();
  // In the second of three chapters both neighbours exist.
  await fullPlayer.next.click();
  await expect(fullPlayer.previous).toBeEnabled();
  const { shrink, info, comments, share, close, previous, back, pause, forward, next } = fullPlayer;
  const { speed, sleep, driving } = fullPlayer;
  await eachSize(page, [
    ...[shrink, info, comments, share, close],
    ...[previous, back, pause, forward, next],
    ...[speed, sleep, driving],
  ]);
});

test('An owner with text of 200 % still reaches every control of the player @deep', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  await page.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('settings', '{"textSize":200}');
  });
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await eachSize(page, [
    smallPlayer.expand,
    smallPlayer.back,
    smallPlayer.pause,
    smallPlayer.close,
  ]);
  await smallPlayer.expand.click();
  await fullPlayer.next.click();
  const { shrink, close, previous, back, pause, forward, next } = fullPlayer;
  await eachSize(page, [shrink, close, previous, back, pause, forward, next]);
});

/** Every control is wholly in view and can be pressed, at each size. */
async function eachSize(page: Page, controls: readonly Locator[]): Promise<void> {
  for (const size of sizes) {
    await test.step(`at ${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      for (const control of controls) {
        await expect(control).toBeInViewport({ ratio: 1 });
        await expect(control).toBeEnabled();
      }
      await expect.poll(() => page.evaluate(cutOffIn, 'section[aria-label]')).toEqual([]);
      await expect.poll(() => page.evaluate(hiddenIn, 'section[aria-label]')).toEqual([]);
    });
  }
}

/** Runs in the page: the names of the player's controls that no scrolling brings into sight. The page has such ones, too. */
function hiddenIn(selector: string): string[] {
  return [...document.querySelectorAll(`${selector} :is(a[href], button)`)]
    .filter((control) => !control.closest('main'))
    .filter((control) => !control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

/** Runs in the page: the texts of which a part is hidden and cannot be scrolled to. */
function cutOffIn(selector: string): string[] {
  const isCutOff = (element: Element) => {
    const { overflowY, whiteSpace, webkitLineClamp } = getComputedStyle(element);
    const isShortened = whiteSpace === 'nowrap' || webkitLineClamp !== 'none';
    const hidden = element.scrollHeight - element.clientHeight;
    return /hidden|clip/.test(overflowY) && !isShortened && element.clientHeight > 1 && hidden > 4;
  };
  return [...document.querySelectorAll(`${selector} *`)]
    .filter((element) => element.textContent.trim() !== '' && isCutOff(element))
    .map(({ textContent }) => textContent);
}
