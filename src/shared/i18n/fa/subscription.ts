/** The subscription page and the dialog about an ended subscription. */
export const subscription = {
  runningHeading: 'اشتراک شما',
  loading: 'در حال آوردن اشتراک',
  daysLeft: 'روز مانده',
  quotaLeft: 'کتاب مانده',
  intervalQuotaLeft: 'کتاب در این دوره',
  until: (day: string) => `تا ${day}`,
  none: 'اشتراکی ندارید. با هر طرح زیر، کتاب‌های اشتراکی را بدون پرداخت جداگانه می‌شنوید.',
  visitor: 'برای دیدن اشتراک خود وارد حساب شوید. طرح‌ها را پیش از ورود هم می‌توانید ببینید.',
  signIn: 'ورود',

  plansHeading: 'طرح‌ها',
  prolongHeading: 'تمدید اشتراک',
  loadingPlans: 'در حال آوردن طرح‌ها',
  noPlans: 'اکنون طرحی برای فروش نیست. کمی بعد دوباره سر بزنید.',
  days: (count: string) => `${count} روز`,
  books: (count: string) => `${count} کتاب`,
  pace: (books: string, days: string) => `هر ${days} روز تا ${books} کتاب`,
  perBook: (price: string) => `هر کتاب نزدیک به ${price}`,
  buy: 'خرید اشتراک',
  prolong: 'تمدید با این طرح',
  /** The accessible name of the buy button; each plan has one. */
  buyOf: (action: string, title: string) => `${action}: ${title}`,

  ended: 'اشتراک شما به پایان رسیده است',
  endedText: 'برای شنیدن کتاب‌های اشتراکی، اشتراک خود را تمدید کنید. جای شنیدن شما محفوظ است.',
  renew: 'تمدید اشتراک',
} as const;
