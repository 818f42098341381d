import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

/** More presses than the full player has controls. */
const MANY_TABS = 24;

test('A listener reaches nothing behind the full player, and sees no tabs under it', async ({
  page,
  gotoProduct,
  productPage,
  smallPlayer,
  fullPlayer,
  bottomBar,
}) => {
  await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await expect(bottomBar.region).toBeVisible();
  await smallPlayer.expand.click();
  await expect(fullPlayer.region).toBeVisible();
  await expect(bottomBar.region).toBeHidden();
  await expect(productPage.heading).toBeHidden();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(1);

  // The player covers the window to its lower edge.
  await expect
    .poll(() => fullPlayer.region.boundingBox())
    .toEqual({ x: 0, y: 0, ...page.viewportSize() });

  const outside: string[] = [];
  for (let press = 0; press < MANY_TABS; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await fullPlayer.region.evaluate((region) => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || region.contains(activeElement);
      return isHere ? null : (activeElement?.outerHTML ?? null);
    });
    if (reached !== null) outside.push(reached);
  }
  expect(outside).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(productPage.heading).toBeVisible();
  await expect(bottomBar.region).toBeVisible();
});

test("The browser's own bars take the colour of the full player's cover, and give it back", async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const themeColors = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  const productPage = await gotoProduct(1001);
  const before = await themeColors();
  await productPage.play.click();
  await expect(smallPlayer.region).toBeVisible();
  expect(await themeColors()).toEqual(before);
  await smallPlayer.expand.click();
  await expect.poll(themeColors).not.toEqual(before);
  const [light, dark] = await themeColors();
  expect(light).toBe(dark);
  await expect(fullPlayer.region).toHaveCSS('background-color', light ?? '');
  await page.goBack();
  await expect.poll(themeColors).toEqual(before);
});

test('The full player stands in the frame after the tap, without a blank one', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  // Once the sound plays, the code of the full player has been asked for.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const shell = document.querySelector('[data-player]');
    globalThis.blankFrames = 0;
    const look = () => {
      const isFull = shell?.getAttribute('data-player') === 'full';
      if (isFull && !document.querySelector('section[tabindex="-1"] h2'))
        globalThis.blankFrames = (globalThis.blankFrames ?? 0) + 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await smallPlayer.expand.click();
  await expect(fullPlayer.region).toBeVisible();
  expect(await page.evaluate(() => globalThis.blankFrames)).toBe(0);
});

declare global {
  /** Frames in which the page was covered, but by nothing. */
  var blankFrames: number | undefined;
}
