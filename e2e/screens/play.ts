import type { Page } from '@playwright/test';
import { FullPlayer } from '../components/full-player';
import { SmallPlayer } from '../components/small-player';
import { expect } from '../fixtures/test';
import { ProductPage } from '../pages/product-page';

/** Plays the own book whose page is open, and opens the full player. */
export async function playWhole(page: Page): Promise<FullPlayer> {
  await new ProductPage(page).play.click();
  await expect(page).toBePlaying();
  await new SmallPlayer(page).expand.click();
  const full = new FullPlayer(page);
  await expect(full.pause).toBeVisible();
  return full;
}

/** Hears a minute of what plays, most of it in two jumps, and pauses. */
export async function listenAMinute(full: FullPlayer): Promise<void> {
  await full.forward.click();
  await full.forward.click();
  await expect.poll(() => full.seconds()).toBeGreaterThan(60);
  await full.pause.click();
  await expect(full.play).toBeVisible();
}
