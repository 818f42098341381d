import { expect, it } from 'vitest';

import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';

import {
  failures,
  purchaseButtonTexts,
  subscriptionButtonTexts,
  type FailureCode,
} from './messages';

/** Words that only the message of this error contains, so that two swapped messages are noticed. */
const wordsOfFailure: Readonly<Record<FailureCode, string>> = {
  'missing-headers': 'سرآیند',
  'invalid-body': 'بررسی کنید',
  'invalid-credentials': 'نام کاربری',
  'invalid-grant': 'نشست',
  unauthenticated: 'ابتدا وارد شوید',
  'bad-partner-token': 'همکار ممکن نشد',
  'not-enough-credit': 'کافی نیست',
  'no-quota': 'سهمیه',
  'partner-not-allowed': 'شیوه ورود',
  'not-owned': 'کتابخانه شما نیست',
  'no-subscription': 'اشتراک فعالی',
  'bad-signature': 'معتبر نیست',
  'link-expired': 'مهلت',
  'not-found': 'پیدا نشد',
  'unknown-code': 'شناخته نشد',
  'method-not-allowed': 'روش درخواست',
  'not-free': 'رایگان نیست',
  'not-for-sale': 'فروخته نمی‌شود',
  'used-code': 'کد اعتبار پیش‌تر',
  'used-purchase-token': 'حساب دیگری',
  'body-too-large': 'بیش از اندازه بزرگ',
  'bad-range': 'پرونده',
  fault: 'آزمایشی',
  internal: 'کمی بعد',
};

it.each(Object.entries(wordsOfFailure))(
  'says of %s, and of no other error, «%s»',
  (code, words) => {
    const withWords = Object.entries(failures).filter(([, [, message]]) => message.includes(words));
    expect(withWords.map(([each]) => each)).toEqual([code]);
  },
);

it('names on every button what it does', () => {
  const { library, archived, getFree, purchase, showSubscriptionPlans, getBySubscription } =
    purchaseButtonActions;
  expect(purchaseButtonTexts).toMatchObject({
    [purchaseButtonActions.disabled]: 'ناموجود',
    [library]: 'در کتابخانه',
    [archived]: 'در بایگانی',
    [getFree]: 'دریافت رایگان',
    [purchase]: 'خرید کتاب',
    [showSubscriptionPlans]: 'خرید اشتراک',
    [getBySubscription]: 'دریافت با اشتراک',
  });
  const { noQuota, intervalQuotaHasFinished, noSubscription, limitedProduct } =
    subscriptionButtonStates;
  expect(subscriptionButtonTexts).toMatchObject({
    [noQuota]: 'سهمیه اشتراک تمام شده است',
    [intervalQuotaHasFinished]: 'سهمیه این دوره تمام شده است',
    [noSubscription]: 'خرید اشتراک',
    [limitedProduct]: 'این کتاب در اشتراک نیست',
    [subscriptionButtonStates.getBySubscription]: 'دریافت با اشتراک',
    [subscriptionButtonStates.playByNewSubscription]: 'دریافت با اشتراک تازه',
  });
});
