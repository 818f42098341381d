import { player } from '../../../src/shared/i18n/fa/player';
import { FullPlayer } from '../../components/full-player';
import { SmallPlayer } from '../../components/small-player';
import { expect } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';
import { listenAMinute, playWhole } from '../play';
import { spoiledAnswers, type Screen } from '../screen';

/** What plays, small and whole, with real sound. */
export const playerScreens: readonly Screen[] = [
  {
    name: 'small player',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, go to the library',
    prepare: async ({ page }) => {
      await new ProductPage(page).play.click();
      await expect(page).toBePlaying();
      await page.goto('/library');
      await expect(new SmallPlayer(page).region).toBeVisible();
    },
  },
  {
    name: 'full player',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book, open the player',
    prepare: ({ page }) => playWhole(page),
  },
  {
    name: 'full player, paused in the middle',
    path: '/pdp/1010',
    persona: 'collector',
    way: 'play the book, open the player, next chapter, forward, pause',
    prepare: async ({ page }) => {
      const full = await playWhole(page);
      await full.next.click();
      await expect(page).toBePlaying();
      await listenAMinute(full);
    },
  },
  {
    name: 'full player, longest title',
    path: '/pdp/1046',
    way: 'play the sample, open the player',
    prepare: async ({ page }) => {
      await new ProductPage(page).playSample.click();
      await expect(page).toBePlaying();
      await new SmallPlayer(page).expand.click();
      await expect(new FullPlayer(page).pause).toBeVisible();
    },
  },
  {
    name: 'full player, sound not to be had',
    path: '/pdp/1001',
    persona: 'collector',
    faults: { '/api/stream/playlist/*': 'serverError' },
    expectedProblems: spoiledAnswers,
    way: 'play the book, open the player',
    prepare: async ({ page }) => {
      await new ProductPage(page).play.click();
      await expect(page.getByText(player.failed).first()).toBeVisible();
      await new SmallPlayer(page).expand.click();
      await expect(new FullPlayer(page).region).toBeVisible();
    },
  },
  {
    name: 'full player, loading',
    path: '/pdp/1001',
    persona: 'collector',
    faults: { '/api/stream/playlist/*': 'hang' },
    isWaiting: true,
    way: 'play the book, open the player',
    prepare: async ({ page }) => {
      await new ProductPage(page).play.click();
      await new SmallPlayer(page).expand.click();
      await expect(new FullPlayer(page).region).toBeVisible();
    },
  },
];
