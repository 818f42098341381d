/** Listings and search. */
export const clp = {
  searchHeading: 'جستجو',
  searchField: 'جستجوی کتاب، نویسنده یا گوینده',
  clear: 'پاک کردن جستجو',
  resultCount: (count: string) => `${count} عنوان`,
  empty: 'چیزی پیدا نشد. واژه‌ای کوتاه‌تر را بیازمایید یا سری به فروشگاه بزنید.',
  missing: {
    publisher: 'چنین ناشری پیدا نشد.',
    artist: 'چنین هنرمندی پیدا نشد.',
  },
  emptyList: 'در این فهرست چیزی نیست.',
  toShop: 'رفتن به فروشگاه',
  loading: 'در حال آوردن فهرست',
  loadingMore: 'در حال آوردن ادامه فهرست',
  more: 'کتاب‌های بیشتر',
  untitled: 'فهرست',
  books: 'کتاب‌ها',
  lists: {
    new: 'تازه‌ها',
    bestselling: 'پرفروش‌ترین‌ها',
    free: 'رایگان‌ها',
    recommended: 'پیشنهاد ما',
  },
  resultsFor: (query: string) => `جستجوی «${query}»`,
} as const;
