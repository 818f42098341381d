const catalog = 'موضوع‌ها در فروشگاه چیده شده‌اند و همه کتاب‌ها را در جستجو پیدا می‌کنید.';

const sentences = {
  catalog,
  'catalog-landing': catalog,
};

/** The pages that show one sentence and a link to the shop. */
export const plain = {
  sentences,
  toShop: 'رفتن به فروشگاه',
} as const;
