/** The catalogue and its start page. */
export const catalog = {
  title: 'کاتالوگ',
  missing: 'چنین فهرستی پیدا نشد. شاید نشانی آن درست نباشد.',
  toCatalog: 'رفتن به کاتالوگ',
  toShop: 'رفتن به فروشگاه',
  empty: 'این فهرست هنوز خالی است.',
  loading: 'در حال آوردن فهرست',
  titleCount: (count: string) => `${count} عنوان`,
  subGenres: 'زیرگونه‌ها',
  genreChip: (title: string, count: string) => `${title}، ${count} عنوان`,
  allOf: (title: string) => `همه ${title}`,
  sort: 'ترتیب',

  landing: {
    kicker: 'سردبیر و شنوندگان برگزیده‌اند',
    text: 'از میان همه کتاب‌ها، فهرست‌هایی برای هر حال و هر وقت.',
    all: 'همه عنوان‌ها',
    lists: 'فهرست‌ها',
    genres: 'گونه‌ها',
    loading: 'در حال آوردن کاتالوگ',
    empty: 'کاتالوگ هنوز خالی است.',
  },
} as const;
