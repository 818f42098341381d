/** The first screen of the storefront. What its other sections say is in shop-later.ts. */
export const shop = {
  heading: 'فروشگاه',
  allTypes: 'همه',
  all: 'همه',
  allOf: (title: string) => `همه ${title}`,
  continueListening: 'ادامه شنیدن',
  remaining: (time: string) => `${time} مانده`,
  goOn: (title: string) => `ادامه شنیدن «${title}»`,
  typesLabel: 'گونه‌ها',
  bannerLabel: 'پیشنهادهای ما',
  slide: (number: string, count: string) => `پیشنهاد ${number} از ${count}`,
  search: 'جستجو',
  loading: 'در حال آوردن فروشگاه',
  empty: 'قفسه‌های فروشگاه فعلاً خالی است. کمی بعد سر بزنید.',
  failed: 'بخشی از فروشگاه نیامد. شاید اینترنتتان قطع شده باشد.',
  listenHere: 'همین‌جا بشنوید',
  pause: 'مکث',
  aboutTitle: (title: string) => `درباره «${title}»`,
  withVoice: (names: string, time: string) =>
    [names && `با صدای ${names}`, time].filter(Boolean).join('، '),
  library: 'کتابخانه',
  chapterOf: (title: string, number: string, count: string) =>
    [title, `فصل ${number} از ${count}`].filter(Boolean).join('، '),
} as const;
