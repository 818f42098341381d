/** Headings of the pages, and the placeholder text of pages without content. */
export const pages = {
  wishlist: { heading: 'علاقه‌مندی‌ها', text: 'در این نسخه هنوز نمی‌توان کتابی را نشان کرد.' },
  feedback: { heading: 'بازخورد', text: 'در این نسخه هنوز نمی‌توان بازخورد نوشت.' },
  about: {
    heading: 'درباره ما',
    text: 'فروشگاه و پخش‌کننده کتاب صوتی، پادکست و سریال صوتی به زبان فارسی.',
    version: (version: string) => `نسخه ${version}`,
  },
  catalog: {
    heading: 'کاتالوگ',
    text: 'موضوع‌ها در فروشگاه چیده شده‌اند و همه کتاب‌ها را در جستجو پیدا می‌کنید.',
  },
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
