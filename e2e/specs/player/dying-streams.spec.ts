import type { Page } from '@playwright/test';

import { common } from '../../../src/shared/i18n/fa/common';
import { player } from '../../../src/shared/i18n/fa/player';
import { playerOptions } from '../../../src/shared/i18n/fa/player-options';
import { saveData } from '../../fixtures/saves-data';
import { expect, test } from '../../fixtures/test';
import { placeAtNext, readMedia } from '../../media-watch';

test.use({ persona: 'collector' });

const segments = '**/hls/**/*.m4s*';
const playlists = '**/hls/**/*.m3u8*';

/** Counts the requests of each segment. */
function countSegments(page: Page) {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/hls\/.*\.m4s$/.test(pathname)) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return { most: () => Math.max(0, ...counts.values()) };
}
const retryIn = (page: Page) => page.getByRole('button', { name: common.retry, exact: true });

test('A refused playlist is renewed once, then there is a retry, and the retry plays', async ({
  page,
  mock,
  gotoProduct,
}) => {
  // After the failure, a pointer over the button or a page that rests would ask ahead once more.
  await saveData(page);
  await page.route(playlists, (route) => route.fulfill({ status: 404 }));
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page.getByText(player.failed)).toBeVisible();
  const calls = (await mock.journal.entries()).filter(({ path }) =>
    path.startsWith('/api/stream/playlist/'),
  );
  expect(calls).toHaveLength(2);
  await page.unroute(playlists);
  await productPage.play.click();
  await expect(page).toBePlaying();
});

test('An address that expires is renewed once, and the book goes on from its second', async ({
  page,
  mock,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  let refused = 0;
  await page.route(segments, async (route) => {
    refused += 1;
    if (refused === 1) await route.fulfill({ status: 403 });
    else await route.continue();
  });
  const duration = Number(await fullPlayer.position.getAttribute('max'));
  await fullPlayer.seekTo(0.6);
  // The media stands at 0 while it loads the renewed address.
  const playing = async () => (await readMedia(page)).playing[0] ?? 0;
  await expect.poll(playing).toBeGreaterThan(duration * 0.58);
  await expect(page).toBePlaying();
  expect(await playing()).toBeLessThan(duration * 0.62 + 20);
  const calls = (await mock.journal.entries()).filter(({ path }) =>
    path.startsWith('/api/stream/playlist/'),
  );
  expect(calls).toHaveLength(2);
});

test('A network that dies shows a retry within 12 s, and the sound goes on when it heals', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  const counted = countSegments(page);
  await page.route(segments, (route) => route.abort('connectionreset'));
  await fullPlayer.seekTo(0.6);
  await expect(page.getByText(playerOptions.stalled)).toBeVisible({ timeout: 12_000 });
  await expect(retryIn(page)).toBeVisible();
  const place = await fullPlayer.seconds();
  expect(counted.most()).toBeLessThanOrEqual(8);
  const goesOn = placeAtNext(page, 'playing');
  await page.unroute(segments);
  await expect(page).toBePlaying({ timeout: 20_000 });
  await expect(page.getByText(playerOptions.stalled)).toBeHidden();
  expect(Math.abs((await goesOn) - place)).toBeLessThan(4);
});
