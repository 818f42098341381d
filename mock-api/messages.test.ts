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
  'not-your-comment': 'نوشته شما نیست',
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

/** A word that only the text of this action contains; both actions with credit have one text. */
const wordOfAction: Readonly<Record<keyof typeof purchaseButtonTexts, string>> = {
  [purchaseButtonActions.disabled]: 'ناموجود',
  [purchaseButtonActions.library]: 'کتابخانه',
  [purchaseButtonActions.archived]: 'آرشیو',
  [purchaseButtonActions.getFree]: 'رایگان',
  [purchaseButtonActions.purchase]: 'نگه داشتن',
  [purchaseButtonActions.showSubscriptionPlans]: 'طرح',
  [purchaseButtonActions.getBySubscription]: 'دریافت با اشتراک',
  [purchaseButtonActions.hasCafeBazaarCredit]: 'اعتبار',
  [purchaseButtonActions.hasNotEnoughCafeBazaarCredit]: 'اعتبار',
};

/** The disabled state has no text. */
const wordOfState: Readonly<Record<Exclude<keyof typeof subscriptionButtonTexts, 0>, string>> = {
  [subscriptionButtonStates.limitedProduct]: 'اشتراک نیست',
  [subscriptionButtonStates.noQuota]: 'سهمیه اشتراک',
  [subscriptionButtonStates.noSubscription]: 'خرید اشتراک',
  [subscriptionButtonStates.getBySubscription]: 'با اشتراک بشنوید',
  [subscriptionButtonStates.intervalQuotaHasFinished]: 'این دوره',
  [subscriptionButtonStates.playByNewSubscription]: 'اشتراک تازه',
};

it.each([
  ['purchase', purchaseButtonTexts, wordOfAction],
  ['subscription', subscriptionButtonTexts, wordOfState],
] as const)('names on the %s button what it does, and on no other', (_, texts, words) => {
  for (const [code, word] of Object.entries(words)) {
    const withWord = Object.entries(texts).filter(([, text]) => text.includes(word));
    const alike = Object.entries(words).filter(([, each]) => each === word);
    expect(withWord.map(([each]) => each)).toEqual(alike.map(([each]) => each));
    expect(withWord.map(([each]) => each)).toContain(code);
  }
});
