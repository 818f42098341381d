import type { Browser, Page } from '@playwright/test';
import { newVisitor } from '../lib/browser';
import type { Player } from './player';
import { watchSound, type SoundKind } from './watch-sound';

/** What one visit to a page took, in ms from the click until media time moved on. */
export interface PlaybackTimes {
  readonly start: number;
  readonly seek: number;
}

/** Media time, in seconds, that is let pass before the seek. */
const PLAYED_BEFORE_SEEK_SECONDS = 1.5;

/** One visit by someone new: plays, listens for a moment, seeks. */
export async function timePlayback(
  browser: Browser,
  player: Player,
  url: string,
): Promise<PlaybackTimes> {
  const visitor = await newVisitor(browser);
  try {
    const page = await visitor.newPage();
    await page.addInitScript(watchSound);
    await player.open(page, url);
    const start = await timeSound(page, 'start', () => player.play(page));
    await page.waitForFunction((enough) => window.mediaTime() > enough, PLAYED_BEFORE_SEEK_SECONDS);
    await player.showSeekControl(page);
    const seek = await timeSound(page, 'seek', () => player.seek(page));
    return { start, seek };
  } finally {
    await visitor.close();
  }
}

async function timeSound(page: Page, kind: SoundKind, click: () => Promise<void>): Promise<number> {
  const heard = page.evaluate((expected) => window.nextSound(expected), kind);
  const [ms] = await Promise.all([heard, click()]);
  return ms;
}
