import { player } from '../../../src/shared/i18n/fa/player';
import { expect } from '../../fixtures/test';
import { listenAMinute, playInFullPlayer } from '../play';
import { faultLines, type Screen } from '../screen';

/** The small and the full player, with real sound. */
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
