import { personaNamed } from '../../../fixtures/users/personas';
import { product } from '../../../src/shared/i18n/fa/product';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { signIn } from '../../fixtures/sign-in';
import type { EngineCase } from '../engine-case';
import { finding, until } from '../engine-driver';
import { says } from '../steps';
import { BOOK } from './books';

/** What the page and the native app say to each other. */
export const nativeCases: readonly EngineCase[] = [
  {
    title: 'speaks to the native app: tokens, preloader, an injected sign-out',
    platforms: ['ios'],
    persona: 'collector',
    run: async ({ driver, url }) => {
      await driver.open(`${url}pdp/${BOOK}`);
      await until('the book is the listener’s', () =>
        driver.read(`${finding('button', product.play)} !== null`),
      );
      await until(
        'the app has called getTokens and hidePreloader',
        () => driver.read<readonly string[]>('window.__sim.calls().map(({ method }) => method)'),
        (calls) => ['getTokens', 'hidePreloader'].every((method) => calls.includes(method)),
      );
      await driver.read("window.__sim.emit('tokenInjected', { token: '' })");
      await until('the book is to be bought', () =>
        driver.read(`${finding('button', product.get)} !== null`),
      );
    },
  },
  {
    title: 'signs in on the native page',
    platforms: ['ios'],
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
