import { player } from '../../../src/shared/i18n/fa/player';
import { product } from '../../../src/shared/i18n/fa/product';
import type { EngineCase } from '../engine-case';
import { until } from '../engine-driver';
import {
  expandPlayer,
  inSight,
  mediaFollows,
  moveBar,
  plays,
  position,
  says,
  shownBar,
  shows,
  standsAt,
} from '../steps';
import { BOOK } from './books';

/** Sound, the place in a book, and its chapters. */
export const listeningCases: readonly EngineCase[] = [
  {
    title: 'plays a sample, and sound begins at a click',
    platforms: ['web', 'ios'],
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.playSample);
      await plays(driver);
    },
  },
  {
    title: 'seeks in a book, goes to the next chapter, and keeps the place over a reload',
    platforms: ['web', 'ios'],
    persona: 'collector',
    removed: ['openPlayer'],
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.play);
      await plays(driver);
      await expandPlayer(driver);
      await driver.click('button', player.pause);
      const { place: before } = await shownBar(driver);
      await driver.click('button', player.forward);
      await standsAt(driver, before + 30);
      await mediaFollows(driver);
      await driver.click('button', player.play);
      await driver.click('button', player.next);
      await until(
        'the next chapter plays from its start',
        () => position(driver),
        (now) => now > 0 && now < 25,
      );
      await says(driver, player.chapterOf('۲', '۱۷'));
      await driver.click('button', player.pause);
      const { place: inNext } = await shownBar(driver);
      await driver.click('button', player.forward);
      await standsAt(driver, inNext + 30);
      await mediaFollows(driver);
      await driver.open(`${url}pdp/${BOOK}`);
      await expandPlayer(driver);
      await says(driver, player.chapterOf('۲', '۱۷'));
      await standsAt(driver, inNext + 30);
      await driver.click('button', player.play);
      await until(
        'it plays on at the place',
        () => position(driver),
        (now) => now > inNext + 28 && now < inNext + 90,
      );
    },
  },
  {
    title: 'picks a chapter in the list, and closes the list by going back',
    platforms: ['web', 'ios'],
    persona: 'collector',
    removed: ['openPlayer'],
    run: async ({ driver, url }) => {
      const isListOpen = () => inSight(driver, `ol[aria-label="${player.chapters}"]`);
      const current = `ol[aria-label="${player.chapters}"] [aria-current="true"]`;
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.play);
      await plays(driver);
      await expandPlayer(driver);
      await driver.click('button', player.chapters);
      await shows(driver, current);
      await driver.click('button', '۳');
      await says(driver, player.chapterOf('۳', '۱۷'));
      await plays(driver);
      await driver.click('button', player.pause);
      await mediaFollows(driver);
      await driver.click('button', player.chapters);
      await until('the third chapter is marked', () =>
        driver.read(
          `[...document.querySelectorAll('ol[aria-label="${player.chapters}"] button')].findIndex((row) => row.getAttribute('aria-current') === 'true') === 2`,
        ),
      );
      await driver.read('history.back()');
      await until('the list is closed', isListOpen, (isOpen) => !isOpen);
      await shows(driver, `section[aria-label="${player.full}"] [aria-label="${player.play}"]`);
    },
  },
  {
    title: 'goes on with the next chapter by itself when one ends',
    platforms: ['web', 'ios'],
    persona: 'collector',
    removed: ['openPlayer'],
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.play);
      await plays(driver);
      await expandPlayer(driver);
      await driver.click('button', player.pause);
      await says(driver, player.chapterOf('۱', '۱۷'));
      const { length } = await shownBar(driver);
      await moveBar(driver, length - 10);
      await standsAt(driver, length - 10);
      await mediaFollows(driver);
      await driver.click('button', player.play);
      await says(driver, player.chapterOf('۲', '۱۷'));
      await until(
        'the next chapter plays from its start',
        () => position(driver),
        (now) => now > 0 && now < 60,
      );
      await driver.click('button', player.pause);
      await mediaFollows(driver);
    },
  },
];
