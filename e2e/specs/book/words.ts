import type { State } from '../purchase/gallery';

/** A button of the pop-up as a listener reads it. */
interface Words {
  readonly button: string;
  readonly sentence: string;
  readonly isDisabled?: true;
}

/** What the page of a gallery book and its pop-up say to a subscriber with three titles of the quota left. */
export interface Said {
  readonly action: 0 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly state: State;
  /** Beside 'get', on the page. */
  readonly page: string;
  /** The subscription button, if there is one, and the main button; null where 'get' is disabled. */
  readonly popup: readonly Words[] | null;
}

const quota = '۳ کتاب از سهمیه این دوره مانده است';
const buy: Words = {
  button: 'خرید و نگه داشتن',
  sentence: 'پرداخت در صفحه بعد، از اعتبار شما',
};
const byCredit: Words = { button: 'خرید با اعتبار', sentence: 'پیش از برداشت از شما می‌پرسیم' };
const plans: Words = { button: 'خرید اشتراک', sentence: 'برای هر کتاب جداگانه نمی‌پردازید' };
const notLent: Words = {
  button: 'این کتاب در اشتراک نیست',
  sentence: 'کتاب‌های دیگر را با آن بشنوید',
};
const bought = 'یک بار می‌خرید و همیشه می‌شنوید';
const notSold = 'این اثر اکنون فروخته نمی‌شود';

/** Written by hand, not taken from the app's texts, so that swapped texts are noticed. */
export const said: readonly Said[] = [
  { action: 0, state: 0, page: notSold, popup: null },
  {
    action: 0,
    state: 5,
    page: 'سهمیه این دوره تمام شده است؛ دوره بعد می‌توانید بشنوید',
    popup: null,
  },
  {
    action: 0,
    state: 3,
    page: 'این کتاب با اشتراک شنیده می‌شود',
    popup: [plans, { button: 'ناموجود', sentence: notSold, isDisabled: true }],
  },
  {
    action: 2,
    state: 3,
    page: 'برای همیشه در کتابخانه شما می‌ماند',
    popup: [
      { button: 'پخش', sentence: 'به کتابخانه می‌رود و پخش می‌شود' },
      { button: 'دریافت رایگان', sentence: 'برای همیشه در کتابخانه شما می‌ماند' },
    ],
  },
  { action: 3, state: 0, page: bought, popup: [buy] },
  { action: 3, state: 1, page: bought, popup: [notLent, buy] },
  {
    action: 3,
    state: 2,
    page: bought,
    popup: [{ button: 'سهمیه اشتراک تمام شده است', sentence: 'با طرحی تازه ادامه دهید' }, buy],
  },
  { action: 3, state: 3, page: bought, popup: [plans, buy] },
  {
    action: 3,
    state: 4,
    page: `بخرید، یا با اشتراک بشنوید؛ ${quota}`,
    popup: [{ button: 'با اشتراک بشنوید', sentence: quota }, buy],
  },
  {
    action: 3,
    state: 5,
    page: bought,
    popup: [
      {
        button: 'سهمیه این دوره تمام شده است',
        sentence: 'با آغاز دوره بعد باز می‌شود',
        isDisabled: true,
      },
      buy,
    ],
  },
  {
    action: 3,
    state: 6,
    page: `بخرید، یا با اشتراک بشنوید؛ ${quota}`,
    popup: [{ button: 'با اشتراک تازه بشنوید', sentence: quota }, buy],
  },
  {
    action: 4,
    state: 0,
    page: 'این کتاب با اشتراک شنیده می‌شود',
    popup: [{ button: 'دیدن طرح‌های اشتراک', sentence: 'برای هر کتاب جداگانه نمی‌پردازید' }],
  },
  {
    action: 5,
    state: 4,
    page: `با اشتراک شما؛ ${quota}`,
    popup: [
      { button: 'با اشتراک بشنوید', sentence: quota },
      { button: 'دریافت با اشتراک', sentence: quota },
    ],
  },
  { action: 6, state: 1, page: 'از اعتبار شما پرداخت می‌شود', popup: [notLent, byCredit] },
  {
    action: 7,
    state: 0,
    page: 'اعتبارتان برای این خرید کافی نیست',
    popup: [{ button: 'خرید با اعتبار', sentence: 'اعتبارتان برای این خرید کافی نیست' }],
  },
  {
    action: 8,
    state: 0,
    page: 'در آرشیو شماست',
    popup: [{ button: 'در آرشیو', sentence: 'از همان‌جا به کتابخانه برمی‌گردد' }],
  },
];
