import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';

/** What the root looks like in one frame of the page's start. */
interface Frame {
  readonly theme: string | undefined;
  readonly background: string;
  readonly textSize: string;
}

declare global {
  var startFrames: Frame[] | undefined;
}

const dark = 'rgb(21, 18, 14)';
const light = 'rgb(250, 246, 238)';
const transparent = 'rgba(0, 0, 0, 0)';

/** Records the root in every frame, from the first one of each document on. */
async function recordFrames(page: Page, stored: string): Promise<void> {
  await page.addInitScript((settings) => {
    if (window.origin === 'null') return;
    localStorage.setItem('settings', settings);
    const frames: Frame[] = (globalThis.startFrames = []);
    const record = () => {
      const { backgroundColor: background, fontSize: textSize } = getComputedStyle(
        document.documentElement,
      );
      frames.push({ theme: document.documentElement.dataset['theme'], background, textSize });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }, stored);
}

const themeColors = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));

test('A listener who chose dark sees no other ground on a light device, from the first paint on', async ({
  page,
  gotoShop,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await recordFrames(page, '{"theme":"dark","textSize":150}');
  await gotoShop();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const frames = (await page.evaluate(() => globalThis.startFrames)) ?? [];
  // Before the style sheet has arrived nothing is painted.
  const painted = frames.filter(({ background }) => background !== transparent);
  expect(painted.length).toBeGreaterThan(0);
  for (const frame of painted)
    expect(frame).toEqual({ theme: 'dark', background: dark, textSize: '24px' });
  expect(await themeColors(page)).toEqual(['#15120e', '#15120e']);
});

test('A corrupt setting leaves the look of the device, and is removed', async ({
  page,
  gotoProfile,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    if (window.origin === 'null' || sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('settings', '{"theme":"sepia","textSize":900}');
  });
  await gotoProfile();
  await expect(page.locator('html')).toHaveCSS('background-color', light);
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('settings'))).toBeNull();
});

test.describe('A signed-in listener', () => {
  test.use({ persona: 'collector' });

  test('keeps theme and text size over a reload and a sign-out', async ({ page, gotoProfile }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const profilePage = await gotoProfile();
    const html = page.locator('html');
    await expect(html).toHaveCSS('background-color', light);
    await profilePage.display.click();
    await profilePage.darkTheme.check();
    await expect(html).toHaveCSS('background-color', dark);
    expect(await themeColors(page)).toEqual(['#15120e', '#15120e']);
    for (const size of ['18.4px', '20.8px', '24px', '28px', '32px']) {
      await profilePage.largerText.click();
      await expect(html).toHaveCSS('font-size', size);
    }
    await expect(page).toBeAccessible();

    await page.reload();
    await expect(html).toHaveCSS('font-size', '32px');
    await page.goBack();
    await profilePage.signOut.click();
    await profilePage.confirmSignOut.click();
    await expect(page).toHaveURL('/');
    await expect(html).toHaveCSS('font-size', '32px');
    await page.reload();
    await expect(html).toHaveCSS('font-size', '32px');
    await expect(html).toHaveCSS('background-color', dark);
  });
});

test.describe('A visitor of the other brand', () => {
  test.use({ client: '17' });

  test('sees the colour of the brand around the page', async ({ page, gotoShop }) => {
    await gotoShop();
    await expect.poll(() => themeColors(page)).toEqual(['#3b2a5c', '#241a38']);
  });
});
