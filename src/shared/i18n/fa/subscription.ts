import { toPersianDigits } from '../format';

/** One to ten as an editor writes them in running text. */
const smallNumbers = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'] as const;

const intervals: ReadonlyMap<number, string> = new Map([
  [1, 'روزی'],
  [7, 'هفته‌ای'],
  [30, 'ماهی'],
  [31, 'ماهی'],
  [365, 'سالی'],
]);

/** Days in the plans' months and years. */
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** A number in words up to ten, else in digits. */
const inWords = (count: number) => smallNumbers[count - 1] ?? toPersianDigits(count);

/** A length in whole months, in years, else in days. */
function lengthOf(days: number): string {
  if (days % YEAR_DAYS === 0) return `${inWords(days / YEAR_DAYS)} سال`;
  if (days % MONTH_DAYS === 0) return `${inWords(days / MONTH_DAYS)} ماه`;
  return `${toPersianDigits(days)} روز`;
}

/** The subscription page and the dialog about an ended subscription. */
export const subscription = {
  runningHeading: 'اشتراک شما',
  loading: 'در حال آوردن اشتراک',
  daysLeft: 'روز مانده',
  quotaLeft: 'کتاب مانده',
  intervalQuotaLeft: 'کتاب در این دوره',
  until: (day: string) => `تا ${day}`,
  none: 'اشتراکی ندارید. با هر طرح زیر، کتاب‌های اشتراکی را بدون پرداخت جداگانه می‌شنوید.',
  visitor: 'طرح‌ها را همین حالا ببینید؛ برای دیدن اشتراک خود وارد حساب شوید.',
  signIn: 'ورود',

  plansHeading: 'طرح‌ها',
  prolongHeading: 'تمدید اشتراک',
  loadingPlans: 'در حال آوردن طرح‌ها',
  noPlans: 'اکنون طرحی برای فروش نیست. کمی بعد دوباره سر بزنید.',
  /** `days` and `books` are 0 where the plan does not say them. */
  gives: (days: number, books: number) =>
    [books > 0 && `${toPersianDigits(books)} کتاب`, days > 0 && lengthOf(days)]
      .filter(Boolean)
      .join(' در '),
  pace: (books: number, days: number) => {
    const interval = intervals.get(days) ?? `هر ${lengthOf(days)}`;
    return `${interval} ${inWords(books)} کتاب`;
  },
  perBook: (price: string) => `هر کتاب نزدیک به ${price}`,
  cheaper: (amount: string, plan: string) => `هر کتاب ${amount} ارزان‌تر از ${plan}`,
  recommended: 'پیشنهاد ما',
  buy: 'خرید اشتراک',
  prolong: 'تمدید با این طرح',
  /** The accessible name of the buy button; each plan has one. */
  buyOf: (action: string, title: string) => `${action}: ${title}`,

  ended: 'اشتراک شما به پایان رسیده است',
  endedText: 'با تمدید، کتاب‌های اشتراکی از همان‌جا که مانده‌اید ادامه می‌یابند.',
  renew: 'تمدید اشتراک',
} as const;
