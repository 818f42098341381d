/** The storefront. */
export const shop = {
  heading: 'فروشگاه',
  allTypes: 'همه',
  all: 'همه',
  allOf: (title: string) => `همه ${title}`,
  continueListening: 'ادامه شنیدن',
  remaining: (time: string) => `${time} مانده`,
  goOn: (title: string) => `ادامه شنیدن «${title}»`,
  typesLabel: 'گونه‌ها',
  genresLabel: 'موضوع‌ها',
  bannerLabel: 'پیشنهادهای ما',
  openBook: 'بیشتر بدانید',
  slide: (number: string, count: string) => `پیشنهاد ${number} از ${count}`,
  search: 'جستجو',
  loading: 'در حال آوردن فروشگاه',
  empty: 'فعلاً چیزی در فروشگاه نیست.',
  motto: 'کتاب بشنوید، هر جا که هستید.',
} as const;
