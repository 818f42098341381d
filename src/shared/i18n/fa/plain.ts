const catalog = 'موضوع‌ها در فروشگاه چیده شده‌اند و همه کتاب‌ها را در جستجو پیدا می‌کنید.';

const sentences = {
  wishlist: 'در این نسخه هنوز نمی‌توان کتابی را نشان کرد.',
  feedback: 'در این نسخه هنوز نمی‌توان بازخورد نوشت.',
  about: 'فروشگاه و پخش‌کننده کتاب صوتی، پادکست و سریال صوتی به زبان فارسی.',
  catalog,
  'catalog-landing': catalog,
  landing: 'هر جا که هستید، به کتاب‌های فارسی گوش بدهید.',
  'about-book': 'کتاب را از فروشگاه باز کنید تا درباره آن بخوانید.',
  'webview-page': 'نشانی این صفحه پذیرفته نیست.',
  artist: 'برای دیدن آثار یک هنرمند، نام او را در صفحه کتاب بزنید.',
  publisher: 'برای دیدن کتاب‌های یک ناشر، نام آن را در صفحه کتاب بزنید.',
};

/** The pages that show one sentence and a link to the shop. */
export const plain = {
  sentences,
  contact: 'نوشتن به شنیدار',
  version: (version: string) => `نسخه ${version}`,
  toShop: 'رفتن به فروشگاه',
} as const;
