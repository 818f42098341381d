import { moments } from '../../../src/shared/i18n/fa/moments';
import { player } from '../../../src/shared/i18n/fa/player';
import { playerOptions } from '../../../src/shared/i18n/fa/player-options';
import { expect } from '../../fixtures/test';
import { listenAMinute, playInFullPlayer } from '../play';
import { faultLines, type Screen, type Stage } from '../screen';

/** Shows the chapters in the full player: a phone has them in a sheet, a desktop always beside the cover. */
async function showChapters({ fullPlayer, chapterList }: Stage): Promise<void> {
  if (await fullPlayer.chapters.isVisible()) await fullPlayer.chapters.click();
  await expect(chapterList.current).toBeVisible();
}

async function openSleepSheet(stage: Stage): Promise<void> {
  await playInFullPlayer(stage);
  await stage.fullPlayer.sleep.click();
  await expect(stage.fullPlayer.sleepSheet.dialog).toBeVisible();
}

/** The small and the full player, and all that opens over it, with real sound. */
export const playerScreens: readonly Screen[] = [
  {
    name: 'small player',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, go to the library',
    prepare: async ({ page, productPage, smallPlayer }) => {
      await productPage.play.click();
      await expect(page).toBePlaying();
      await page.goto('/library');
      await expect(smallPlayer.region).toBeVisible();
    },
  },
  {
    name: 'full player',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, open the player',
    prepare: playInFullPlayer,
  },
  {
    name: 'full player, paused in the middle',
    path: '/pdp/1010',
    persona: 'collector',
    way: 'play the book, open the player, next chapter, forward, pause',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await stage.fullPlayer.next.click();
      await expect(stage.page).toBePlaying();
      await listenAMinute(stage);
    },
  },
  {
    name: 'full player, longest title',
    path: '/pdp/1046',
    way: 'play the sample, open the player',
    prepare: async ({ page, productPage, smallPlayer, fullPlayer }) => {
      await productPage.playSample.click();
      await expect(page).toBePlaying();
      await smallPlayer.expand.click();
      await expect(fullPlayer.pause).toBeVisible();
    },
  },
  {
    name: 'full player, sound not to be had',
    path: '/pdp/1001',
    persona: 'collector',
    faults: { '/api/stream/playlist/*': 'serverError' },
    expectedProblems: faultLines,
    way: 'play the book, open the player',
    prepare: async ({ page, productPage, smallPlayer, fullPlayer }) => {
      await productPage.play.click();
      await expect(page.getByText(player.chapterUnavailable).first()).toBeVisible();
      await smallPlayer.expand.click();
      await expect(fullPlayer.region).toBeVisible();
    },
  },
  {
    name: 'chapter list',
    path: '/pdp/1010',
    persona: 'collector',
    way: 'play the book, open the player, chapters; a desktop lists them beside the player',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await showChapters(stage);
    },
  },
  {
    name: 'bookmarks',
    path: '/pdp/1010',
    persona: 'collector',
    way: 'play the book, open the player, mark two moments, chapters, bookmarks',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      const { fullPlayer, page } = stage;
      await fullPlayer.mark.click();
      await listenAMinute(stage);
      await fullPlayer.mark.click();
      await showChapters(stage);
      await page.getByRole('button', { name: new RegExp(`^${moments.bookmarks}`) }).click();
      const bookmarks = page.getByRole('list', { name: moments.bookmarks });
      await expect(bookmarks.getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'speed sheet',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, open the player, speed',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await stage.fullPlayer.speed.click();
      await expect(stage.fullPlayer.speedSheet.dialog).toBeVisible();
    },
  },
  {
    name: 'sleep sheet, off',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, open the player, sleep timer',
    prepare: openSleepSheet,
  },
  {
    name: 'sleep sheet, with a running timer',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, open the player, sleep timer, 15 minutes, sleep timer',
    prepare: async (stage) => {
      await openSleepSheet(stage);
      const { sleepSheet, sleep } = stage.fullPlayer;
      await sleepSheet.option(playerOptions.sleepMinutes('۱۵')).click();
      await expect(sleepSheet.dialog).toBeHidden();
      await sleep.click();
      await expect(sleepSheet.dialog).toBeVisible();
    },
  },
  {
    name: 'driving mode',
    path: '/pdp/1010',
    persona: 'collector',
    way: 'play the book, open the player, forward, pause, driving mode',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await listenAMinute(stage);
      await stage.fullPlayer.driving.click();
      await expect(stage.fullPlayer.leaveDriving).toBeVisible();
    },
  },
  {
    name: 'keys of the player',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, open the player, ?',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await stage.page.keyboard.press('?');
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'full player, loading',
    path: '/pdp/1001',
    persona: 'collector',
    faults: { '/api/stream/playlist/*': 'hang' },
    isWaiting: true,
    way: 'play the book, open the player',
    prepare: async ({ productPage, smallPlayer, fullPlayer }) => {
      await productPage.play.click();
      await smallPlayer.expand.click();
      await expect(fullPlayer.region).toBeVisible();
    },
  },
];
