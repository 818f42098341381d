import type { Page } from '@playwright/test';
import { player as texts } from '../../src/shared/i18n/fa/player';
import { product } from '../../src/shared/i18n/fa/product';
import { signInAsOwner } from './mock-calls';
import { audioBookId, FAR_SEEK_FRACTION, openAndSettle, SETTLE_MS, type Player } from './player';

/** The product page, signed out: plays the sample and seeks ten seconds back. */
export const appSample: Player = {
  open: (page, url) => openAndSettle(page, `${url}pdp/${audioBookId}`),
  play: (page) => clickButton(page, product.playSample),
  showSeekControl: async () => undefined,
  seek: (page) => clickButton(page, texts.back),
};

/** The same for a listener who saves data: nothing is fetched before the click. */
export const appSavingSample: Player = {
  ...appSample,
  async open(page, url) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openAndSettle(page, `${url}pdp/${audioBookId}`);
  },
};

/** The product page of an owned book: plays a chapter and seeks far forward. */
export const appChapter: Player = {
  async open(page, url) {
    await storeTokens(page, url);
    await openAndSettle(page, `${url}pdp/${audioBookId}`);
  },
  play: (page) => clickButton(page, product.play),
  async showSeekControl(page) {
    await clickButton(page, texts.expand);
    // The player rises into its place, and what it loads comes with it; the seek of an open player is measured.
    await timeBar(page).hover({ trial: true });
    await page.waitForTimeout(SETTLE_MS);
  },
  async seek(page) {
    const bar = await timeBar(page).boundingBox();
    if (!bar) throw new Error('The time bar is not in view.');
    await page.mouse.click(bar.x + bar.width * FAR_SEEK_FRACTION, bar.y + bar.height / 2);
  },
};

function clickButton(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** The whole time bar; the slider role is only on its thumb. */
function timeBar(page: Page) {
  return page
    .getByRole('group')
    .filter({ has: page.getByRole('slider', { name: texts.position }) });
}

/** Stores tokens as the app does: docs/storage.md#local-storage */
async function storeTokens(page: Page, url: string): Promise<void> {
  const { access_token, refresh_token, expires_in } = await signInAsOwner(url);
  const expiresAt = Date.now() + expires_in * 1000;
  const entries = { access_token, refresh_token, expires_in: String(expiresAt) };
  await page.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
}
