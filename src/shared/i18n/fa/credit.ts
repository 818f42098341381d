/** The credit page and the credit code. */
export const credit = {
  balance: 'اعتبار شما',
  loading: 'در حال آوردن اعتبار',
  visitor: 'برای دیدن و افزایش اعتبار وارد حساب شوید.',
  signIn: 'ورود',
  haveCode: 'کد اعتبار دارید؟',
  goOn: 'ادامه خرید',

  packages: 'افزایش اعتبار',
  loadingPackages: 'در حال آوردن بسته‌ها',
  /** Shown where no app market sells credit packages. */
  packagesElsewhere:
    'این بسته‌ها در برنامه شنیدار از کافه‌بازار و مایکت فروخته می‌شوند. این‌جا با کد اعتبار، اعتبارتان را افزایش دهید.',
  noPackages: 'اکنون بسته‌ای برای فروش نیست.',
  gives: (amount: string) => `${amount} اعتبار`,
  gift: (amount: string) => `${amount} هدیه`,
  pay: (price: string) => `پرداخت ${price}`,
  /** The accessible name of the button; each package has one. */
  payFor: (price: string, title: string) => `پرداخت ${price} برای «${title}»`,

  transactions: 'گردش اعتبار',
  noTransactions: 'هنوز گردشی در اعتبار شما نیست.',
  moreTransactions: 'گردش‌های پیشین',
  untitled: 'گردش اعتبار',
  incoming: 'واریز',
  outgoing: 'برداشت',

  codeField: 'کد اعتبار',
  codeHint: 'کد را همان‌گونه که نوشته شده بنویسید؛ رقم‌ها فارسی یا انگلیسی.',
  codeSubmit: 'ثبت کد',
  codeMissing: 'کد اعتبار را بنویسید.',
  codeUnknown: 'این کد اعتبار شناخته نشد. آن را یک بار دیگر با نوشته خود بسنجید.',
  codeUsed: 'این کد اعتبار پیش‌تر به کار رفته است.',
  /** The answer to the first try was lost: that try may have used the code. */
  codeMaybeRedeemed:
    'این کد به کار رفته است؛ شاید همان بار که پاسخ به شما نرسید ثبت شده باشد. اعتبار خود را ببینید.',
  codeVisitor: 'برای ثبت کد اعتبار وارد حساب شوید.',
  redeemed: 'کد ثبت شد.',
  newBalance: (amount: string) => `اعتبار شما اکنون ${amount} است.`,
  toCredit: 'دیدن اعتبار',
  another: 'ثبت کدی دیگر',
} as const;
