/** Headings of the pages, and the one sentence of those that have nothing of their own to show yet. */
export const pages = {
  library: {
    heading: 'کتابخانه',
    text: 'کتابخانه پس از ورود به حساب دیده می‌شود و ورود هنوز در این نسخه نیست.',
  },
  subscription: { heading: 'اشتراک', text: 'در این نسخه هنوز نمی‌توان اشتراک خرید.' },
  credit: { heading: 'اعتبار', text: 'در این نسخه هنوز نمی‌توان اعتبار خرید یا موجودی را دید.' },
  creditCode: { heading: 'کد اعتبار', text: 'در این نسخه هنوز نمی‌توان کد اعتبار ثبت کرد.' },
  wishlist: { heading: 'علاقه‌مندی‌ها', text: 'در این نسخه هنوز نمی‌توان کتابی را نشان کرد.' },
  feedback: { heading: 'بازخورد', text: 'در این نسخه هنوز نمی‌توان بازخورد نوشت.' },
  about: {
    heading: 'درباره ما',
    text: 'فروشگاه و پخش‌کننده کتاب صوتی، پادکست و سریال صوتی به زبان فارسی.',
    version: (version: string) => `نسخه ${version}`,
  },
  archive: { heading: 'آرشیو', text: 'در این نسخه هنوز نمی‌توان کتابی را بایگانی کرد.' },
  catalog: {
    heading: 'کاتالوگ',
    text: 'موضوع‌ها در فروشگاه چیده شده‌اند و همه کتاب‌ها را در جستجو پیدا می‌کنید.',
  },
  checkout: { heading: 'پرداخت', text: 'در این نسخه هنوز نمی‌توان چیزی خرید.' },
  landing: { heading: 'کتاب بشنوید', text: 'هر جا که هستید، به کتاب‌های فارسی گوش بدهید.' },
  aboutBook: { heading: 'درباره کتاب', text: 'کتاب را از فروشگاه باز کنید تا درباره آن بخوانید.' },
  webview: { heading: 'صفحه وب', text: 'نشانی این صفحه پذیرفته نیست.' },
  artist: {
    heading: 'هنرمند',
    text: 'برای دیدن آثار یک هنرمند، نام او را در صفحه کتاب بزنید.',
  },
  publisher: {
    heading: 'ناشر',
    text: 'برای دیدن کتاب‌های یک ناشر، نام آن را در صفحه کتاب بزنید.',
  },
  comments: { heading: 'دیدگاه‌ها' },
  toShop: 'رفتن به فروشگاه',
} as const;
