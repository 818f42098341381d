import { expect } from '../fixtures/test';
import type { Tab } from '../fixtures/page-objects';

/** Plays the user's own book, whose page is open, and opens the full player. */
export async function playInFullPlayer({
  page,
  productPage,
  smallPlayer,
  fullPlayer,
}: Tab): Promise<void> {
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await expect(fullPlayer.pause).toBeVisible();
}

/** Brings the player a minute ahead, mostly by two jumps, and pauses. */
export async function listenAMinute({ fullPlayer }: Tab): Promise<void> {
  await fullPlayer.forward.click();
  await fullPlayer.forward.click();
  await expect.poll(() => fullPlayer.seconds()).toBeGreaterThan(60);
  await fullPlayer.pause.click();
  await expect(fullPlayer.play).toBeVisible();
}
