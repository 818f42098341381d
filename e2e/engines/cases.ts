import { oneTimeCode, personaNamed, type PersonaName } from '../../fixtures/users/personas';
import { auth } from '../../src/shared/i18n/fa/auth';
import { player } from '../../src/shared/i18n/fa/player';
import { product } from '../../src/shared/i18n/fa/product';
import { pageTitles } from '../../src/shared/i18n/fa/page-titles';
import { profile } from '../../src/shared/i18n/fa/profile';
import { markets as creditPayment, purchase } from '../../src/shared/i18n/fa/purchase';
import { toPersianDigits } from '../../src/shared/i18n/format';
import { signIn } from '../fixtures/sign-in';
import { finding, until, type EngineDriver } from './engine-driver';
import type { ServedCase } from './served-case';

/** What one case works with. */
export interface CaseContext extends ServedCase {
  readonly driver: EngineDriver;
}

/** A journey that every engine must be able to make. It throws when something is not as it should be. */
export interface EngineCase {
  readonly title: string;
  /** Where it can be made; a wrapper has sign-in, player and purchase of its own. */
  readonly platform: 'web' | 'ios';
  readonly persona?: PersonaName;
  readonly run: (context: CaseContext) => Promise<void>;
}

/** A book with a sample that the collector owns, with several chapters. */
const BOOK = 1001;
/** A book that the spender pays from the credit. */
const CREDIT_BOOK = 9063;

export const engineCases: readonly EngineCase[] = [
  {
    title: 'opens the storefront with its fonts, pictures and Persian digits',
    platform: 'web',
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
        () => driver.read<string>("document.querySelector('main').innerText"),
        (text) => /[۰-۹]/.test(text) && !/\d/.test(text),
      );
    },
  },
  {
    title: 'signs in with a code, and stays signed in after a reload',
    platform: 'web',
    run: async ({ driver, url }) => {
      const { mobile, firstName } = personaNamed('subscriber');
      await driver.open(`${url}auth?returnUrl=%2Fprofile`);
      await driver.type(auth.mobile, toPersianDigits(mobile));
      await driver.click('button', auth.sendCode);
      await driver.type(auth.code, toPersianDigits(oneTimeCode));
      await says(driver, firstName);
      await driver.open(`${url}profile`);
      await says(driver, firstName);
    },
  },
  {
    title: 'plays a sample, and sound begins at a click',
    platform: 'web',
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.playSample);
      await plays(driver);
    },
  },
  {
    title: 'seeks in a book, goes to the next chapter, and keeps the place over a reload',
    platform: 'web',
    persona: 'collector',
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.play);
      await plays(driver);
      await driver.click('button', player.expand);
      const before = await position(driver);
      await driver.click('button', player.forward);
      await until(
        'the place is 30 s further',
        () => position(driver),
        (now) => now > before + 25,
      );
      await driver.click('button', player.next);
      await until(
        'the next chapter plays from its start',
        () => position(driver),
        (now) => now > 0 && now < 25,
      );
      await says(driver, player.chapterOf('۲', '۱۷'));
      await driver.click('button', player.forward);
      await until(
        'the place is further',
        () => position(driver),
        (now) => now > 30,
      );
      await driver.click('button', player.pause);
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', player.play);
      await until(
        'it plays on at the place',
        () => position(driver),
        (now) => now > 25,
      );
    },
  },
  {
    title: 'buys a book from the credit',
    platform: 'web',
    persona: 'spender',
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${CREDIT_BOOK}`);
      await driver.click('button', product.get);
      await shows(driver, '[role="dialog"]');
      await driver.click('button', creditPayment.title);
      await driver.click('button', creditPayment.confirm);
      await says(driver, purchase.owned);
    },
  },
  {
    title: 'closes the purchase pop-up and the full player by going back',
    platform: 'web',
    persona: 'collector',
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await driver.click('button', product.play);
      await driver.click('button', player.expand);
      await until('the full player is open', () => driver.read("location.hash !== ''"));
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
    title: 'starts from the service worker without a connection',
    platform: 'web',
    run: async ({ driver, url, close }) => {
      await driver.open(url);
      await shows(driver, 'main article h2');
      await until('the worker is active', () =>
        driver.read(
          "navigator.serviceWorker?.getRegistration().then((one) => one?.active?.state === 'activated')",
        ),
      );
      await close();
      await driver.open(`${url}library`);
      await says(driver, pageTitles.library);
    },
  },
  {
    title: 'speaks to the native app: tokens, preloader, an injected sign-out',
    platform: 'ios',
    persona: 'collector',
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await until('the book is the listener’s', () =>
        driver.read(`${finding('button', product.play)} !== null`),
      );
      const calls = await driver.read<readonly string[]>(
        'window.__sim.calls().map(({ method }) => method)',
      );
      for (const method of ['getTokens', 'hidePreloader'])
        if (!calls.includes(method)) throw new Error(`${method} was not called: ${calls.join()}`);
      await driver.read("window.__sim.emit('tokenInjected', { token: '' })");
      await until('the book is to be bought', () =>
        driver.read(`${finding('button', product.get)} !== null`),
      );
    },
  },
  {
    title: 'signs in on the native page',
    platform: 'ios',
    run: async ({ driver, url, mock }) => {
      const session = await signIn(mock, 'collector', new URL(url).origin);
      const value = (name: string) => session.find((stored) => stored.name === name)?.value ?? '';
      const tokens = {
        token: value('access_token'),
        'refresh-token': value('refresh_token'),
        expireIn: value('expires_in'),
      };
      await driver.open(`${url}profile`);
      await until('the page has the sign-in', () =>
        driver.read(`${finding('link', profile.signIn)} !== null`),
      );
      await driver.read(`window.__sim.outcome('openLoginPage', ${JSON.stringify(tokens)})`);
      await driver.click('link', profile.signIn);
      await says(driver, personaNamed('collector').firstName);
    },
  },
];

async function shows(driver: EngineDriver, selector: string): Promise<void> {
  await until(`${selector} is shown`, () => inSight(driver, selector));
}

/** Whether something that the selector names is laid out. */
function inSight(driver: EngineDriver, selector: string): Promise<boolean> {
  return driver.read(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.getClientRects().length > 0)`,
  );
}

async function says(driver: EngineDriver, text: string): Promise<void> {
  await until(
    `the page says «${text}»`,
    () => driver.read<string>('document.body.innerText'),
    (said) => said.includes(text),
  );
}

/** The position of what sounds, in seconds; 0 while nothing does. */
function position(driver: EngineDriver): Promise<number> {
  return driver.read<number>('window.engineTools.playing() ?? 0');
}

/** The position advances, which neither a stalled stream nor a pending `play()` can fake. */
async function plays(driver: EngineDriver): Promise<void> {
  const first = await until('something plays', () => position(driver));
  await until(
    'the position advances',
    () => position(driver),
    (now) => now > first,
  );
}
