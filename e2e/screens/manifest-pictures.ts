import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { devices, type Page } from '@playwright/test';
import {
  appScreenshots,
  screenshotPath,
  screenshotWindows,
  type AppScreenshot,
} from '../../src/shared/config/app-screenshots';
import { clients, OWN_CLIENT_ID, type Client } from '../../src/shared/config/clients';
import { pageObjectsOf } from '../fixtures/page-objects';
import { expect } from '../fixtures/test';
import { test } from './fixtures';
import { listenAMinute, playInFullPlayer } from './play';
import { watchRequests } from './watch-requests';

const QUALITY = 80;
const rows: readonly Client[] = clients;
const BOOK = '/pdp/1001';
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const paths = { storefront: '/', book: BOOK, player: BOOK } as const;

for (const brand of Object.keys(appScreenshots) as Client['brand'][]) {
  for (const screenshot of appScreenshots[brand]) takeScreenshot(brand, screenshot);
}

function takeScreenshot(brand: Client['brand'], screenshot: AppScreenshot): void {
  const { name, formFactor } = screenshot;
  const { scale, ...viewport } = screenshotWindows[formFactor];
  const own = brand === 'shenidar';
  const client = own ? OWN_CLIENT_ID : rows.find((row) => row.brand === brand)?.id;
  test.describe(() => {
    test.use({
      ...(formFactor === 'narrow' ? phone : {}),
      viewport,
      deviceScaleFactor: scale,
      persona: name === 'player' ? 'collector' : undefined,
      client: client ?? OWN_CLIENT_ID,
    });
    test(`${brand}, ${name}, ${formFactor}`, async ({ page }) => {
      const pending = watchRequests(page, true);
      await page.goto(paths[name]);
      await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible();
      if (name === 'player') {
        const stage = { page, ...pageObjectsOf(page) };
        await playInFullPlayer(stage);
        await listenAMinute(stage);
      }
      await settle(page, pending);
      await savePicture(page, screenshotPath(brand, screenshot), screenshotWindows[formFactor]);
    });
  });
}

/** Waits for the display font and the pictures in the window. */
async function settle(page: Page, pending: () => readonly string[]): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Gulzar' && status === 'loaded'),
  );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      const isInWindow = top < innerHeight && left < innerWidth && right > 0;
      return !isInWindow || (image.complete && image.naturalWidth > 0);
    }),
  );
  await expect.poll(pending).toEqual([]);
}

/** WebP, which Playwright's own screenshots do not have, is half as large as JPEG. */
async function savePicture(
  page: Page,
  address: string,
  { width, height, scale }: (typeof screenshotWindows)[keyof typeof screenshotWindows],
): Promise<void> {
  const path = join('public', address);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale },
  });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(data, 'base64'));
}
