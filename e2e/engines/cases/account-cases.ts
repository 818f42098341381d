import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { auth } from '../../../src/shared/i18n/fa/auth';
import { product } from '../../../src/shared/i18n/fa/product';
import { markets as creditPayment, purchase } from '../../../src/shared/i18n/fa/purchase';
import { toPersianDigits } from '../../../src/shared/i18n/format';
import type { EngineCase } from '../engine-case';
import { says, shows } from '../steps';
import { CREDIT_BOOK } from './books';

/** Sign-in and purchase. */
export const accountCases: readonly EngineCase[] = [
  {
    title: 'signs in with a code, and stays signed in after a reload',
    platforms: ['web'],
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
    title: 'buys a book from the credit',
    platforms: ['web', 'ios'],
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
];
