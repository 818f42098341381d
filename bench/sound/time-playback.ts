import type { Browser, Page } from '@playwright/test';
import { newVisitor } from '../lib/browser';
import type { Player } from './player';
import { watchSound, type SoundKind } from './watch-sound';

/** The times of one visit, in ms from the click until media time advances. */
export interface PlaybackTimes {
  readonly start: number;
  readonly seek: number;
}

const PLAYED_BEFORE_SEEK_SECONDS = 1.5;

/** Visits the page as a new visitor: plays, waits a moment, seeks. */
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
  const sound = page.evaluate((expected) => window.nextSound(expected), kind);
  const [ms] = await Promise.all([sound, click()]);
  return ms;
}
