import { catalogue } from '../../../fixtures/catalog/catalogue';
import { keptContent } from '../../../src/shared/i18n/fa/kept-content';
import { pageTitles } from '../../../src/shared/i18n/fa/page-titles';
import { player } from '../../../src/shared/i18n/fa/player';
import { product } from '../../../src/shared/i18n/fa/product';
import type { EngineCase } from '../engine-case';
import { finding, until } from '../engine-driver';
import { expandPlayer, inSight, says, shows } from '../steps';
import { BOOK, CREDIT_BOOK } from './books';

/** Whether the device keeps the answer of an address: a script for `read`. */
const keeps = (address: string) => `(async () => {
  // Opening a database that is not there would create it, and without its store.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'shenidar-kept');
  if (!isThere) return false;
  const settled = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await settled(indexedDB.open('shenidar-kept'));
  const keys = await settled(database.transaction('answers').objectStore('answers').getAllKeys());
  database.close();
  return keys.includes('${address}');
})()`;

/** The storefront, formats, overlays and the worker. */
export const pageCases: readonly EngineCase[] = [
  {
    title: 'opens the storefront with its fonts, pictures and Persian digits',
    platforms: ['web', 'ios'],
    run: async ({ driver, url }) => {
      await driver.open(url);
      await shows(driver, 'main article h2');
      await until('the first picture is drawn', () =>
        driver.read(
          "[...document.querySelectorAll('main img')].some((one) => one.naturalWidth > 0)",
        ),
      );
      for (const family of ['Vazirmatn', 'Gulzar'])
        await until(`${family} is loaded`, () =>
          driver.read(
            `[...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === '${family}' && status === 'loaded')`,
          ),
        );
      await until(
        'numbers are Persian',
        () => driver.read<string>("document.querySelector('main')?.innerText ?? ''"),
        (text) => /[۰-۹]/.test(text) && !/\d/.test(text),
      );
    },
  },
  {
    title: 'shows dates, prices and numbers in Persian',
    platforms: ['web', 'ios'],
    persona: 'subscriber',
    run: async ({ driver, url }) => {
      await driver.open(`${url}subscription`);
      const month = '(?:فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند)';
      for (const [what, pattern] of [
        ['a day of the Persian calendar', `[۰-۹]{1,2} ${month} ۱۴[۰-۹]{2}`],
        ['a price with separators', '[۱-۹][۰-۹]{0,2}(?:٬[۰-۹]{3})+ تومان'],
      ] as const)
        await until(
          what,
          () => driver.read<string>("document.querySelector('main')?.innerText ?? ''"),
          (text) => new RegExp(pattern).test(text) && !/\d/.test(text),
        );
    },
  },
  {
    title: 'closes the purchase pop-up and the full player by going back',
    platforms: ['web', 'ios'],
    persona: 'collector',
    removed: ['openPlayer'],
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.play);
      await expandPlayer(driver);
      await until('the full player has an entry', () => driver.read("location.hash !== ''"));
      await driver.read('history.back()');
      await until('the full player is closed', () =>
        driver.read(`location.hash === '' && ${finding('button', player.expand)} !== null`),
      );
      await driver.open(`${url}pdp/${CREDIT_BOOK}`);
      await driver.click('button', product.get);
      await shows(driver, '[role="dialog"]');
      await driver.read('history.back()');
      await until(
        'the pop-up is closed',
        () => inSight(driver, '[role="dialog"]'),
        (isOpen) => !isOpen,
      );
      await until('the page is the book’s', () =>
        driver.read(`location.pathname === '/pdp/${CREDIT_BOOK}' && location.hash === ''`),
      );
    },
  },
  {
    title: 'shows what the device has kept while the API cannot be reached',
    platforms: ['web', 'ios'],
    persona: 'collector',
    run: async ({ driver, url, cutApi }) => {
      const title = catalogue.find(({ audioBookId }) => audioBookId === BOOK)?.title ?? '';
      await driver.open(`${url}pdp/${BOOK}`);
      await says(driver, title);
      await until('the book is the listener’s', () =>
        driver.read(`${finding('button', product.play)} !== null`),
      );
      await until('the device keeps the book', () =>
        driver.read(keeps(`/api/audiobooks/${BOOK}/detail2`)),
      );
      cutApi();
      await driver.open(`${url}pdp/${BOOK}`);
      await says(driver, title);
      await says(driver, keptContent.asOf(''));
    },
  },
  {
    title: 'starts from the service worker without a connection',
    platforms: ['web'],
    run: async ({ driver, url, close }) => {
      await driver.open(url);
      await shows(driver, 'main article h2');
      await until('the worker is active', () =>
        driver.read(
          "navigator.serviceWorker?.getRegistration().then((one) => one?.active?.state === 'activated')",
        ),
      );
      // `innerText` may end with a line break in WebKit, because the text is a box of its own.
      const textOf = (selector: string) =>
        driver.read<string>(`document.querySelector('${selector}')?.textContent ?? ''`);
      const title = await textOf('main article h2');
      await close();
      await driver.open(`${url}library`);
      await until(
        'the library has its heading',
        () => textOf('main h1'),
        (heading) => heading === pageTitles.library,
      );
      await driver.open(url);
      await until(
        'the storefront has the title of before',
        () => textOf('main article h2'),
        (now) => now !== '' && now === title,
      );
    },
  },
];
