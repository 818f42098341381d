import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';

/** The stable code, HTTP status and Persian message of every error: docs/api.md#error-codes */
export const failures = {
  'missing-headers': [400, 'سرآیندهای لازم درخواست فرستاده نشده‌اند.'],
  'invalid-body': [400, 'اطلاعات فرستاده‌شده درست نیست. لطفاً آن را بررسی کنید.'],
  'invalid-credentials': [400, 'نام کاربری یا رمز درست نیست.'],
  'invalid-grant': [400, 'نشست شما به پایان رسیده است. لطفاً دوباره وارد شوید.'],
  unauthenticated: [401, 'برای این کار ابتدا وارد شوید.'],
  'bad-partner-token': [401, 'ورود از برنامه همکار ممکن نشد. لطفاً دوباره تلاش کنید.'],
  'not-enough-credit': [402, 'اعتبار شما برای این خرید کافی نیست.'],
  'no-quota': [402, 'سهمیه اشتراک شما به پایان رسیده است.'],
  'partner-not-allowed': [403, 'این شیوه ورود در این برنامه در دسترس نیست.'],
  'not-owned': [403, 'این کتاب در کتابخانه شما نیست.'],
  'not-your-comment': [403, 'این دیدگاه نوشته شما نیست.'],
  'no-subscription': [403, 'اشتراک فعالی که این کتاب را در بر بگیرد ندارید.'],
  'bad-signature': [403, 'نشانی پخش معتبر نیست.'],
  'link-expired': [403, 'مهلت نشانی پخش به پایان رسیده است.'],
  'not-found': [404, 'چیزی که دنبالش بودید پیدا نشد.'],
  'unknown-code': [404, 'این کد اعتبار شناخته نشد.'],
  'method-not-allowed': [405, 'این کار با این روش درخواست ممکن نیست.'],
  'not-free': [409, 'این کتاب رایگان نیست.'],
  'not-for-sale': [409, 'این کتاب فروخته نمی‌شود.'],
  'used-code': [409, 'این کد اعتبار پیش‌تر به کار رفته است.'],
  'used-purchase-token': [409, 'این خرید پیش‌تر برای حساب دیگری ثبت شده است.'],
  'body-too-large': [413, 'اطلاعات فرستاده‌شده بیش از اندازه بزرگ است.'],
  'bad-range': [416, 'این بخش از پرونده وجود ندارد.'],
  fault: [500, 'خطای آزمایشی کارساز.'],
  internal: [500, 'خطایی در کارساز رخ داد. لطفاً کمی بعد دوباره تلاش کنید.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type FailureCode = keyof typeof failures;

/** The text of the purchase button by action: docs/behaviour.md#purchase-buttons */
export const purchaseButtonTexts = {
  [purchaseButtonActions.disabled]: 'ناموجود',
  [purchaseButtonActions.library]: 'در کتابخانه',
  [purchaseButtonActions.getFree]: 'دریافت رایگان',
  [purchaseButtonActions.purchase]: 'خرید و نگه داشتن',
  [purchaseButtonActions.showSubscriptionPlans]: 'دیدن طرح‌های اشتراک',
  [purchaseButtonActions.getBySubscription]: 'دریافت با اشتراک',
  [purchaseButtonActions.hasCafeBazaarCredit]: 'خرید با اعتبار',
  [purchaseButtonActions.hasNotEnoughCafeBazaarCredit]: 'خرید با اعتبار',
  [purchaseButtonActions.archived]: 'در آرشیو',
} as const;

/** The text of the subscription button by state: docs/behaviour.md#subscription-button */
export const subscriptionButtonTexts = {
  [subscriptionButtonStates.disabled]: '',
  [subscriptionButtonStates.limitedProduct]: 'این کتاب در اشتراک نیست',
  [subscriptionButtonStates.noQuota]: 'سهمیه اشتراک تمام شده است',
  [subscriptionButtonStates.noSubscription]: 'خرید اشتراک',
  [subscriptionButtonStates.getBySubscription]: 'با اشتراک بشنوید',
  [subscriptionButtonStates.intervalQuotaHasFinished]: 'سهمیه این دوره تمام شده است',
  [subscriptionButtonStates.playByNewSubscription]: 'با اشتراک تازه بشنوید',
} as const;

/** Titles of the transactions on the credit page. */
export const transactionTitles = {
  opening: 'اعتبار آغازین',
  redeemed: 'کد اعتبار',
  topUp: 'افزایش اعتبار',
  book: (title: string) => `خرید «${title}»`,
  plan: (title: string) => `خرید ${title}`,
} as const;

/** The name shown for a commenter without one. */
export const anonymousName = 'شنونده شنیدار';
