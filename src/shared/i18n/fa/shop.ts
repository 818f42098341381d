/** How many titles there are, in words. */
const together: Readonly<Record<number, string>> = {
  2: 'هر دو',
  3: 'هر سه',
  4: 'هر چهار',
  5: 'هر پنج',
};

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
  sample: (time: string) => (time === '' ? 'نمونه' : `نمونه، ${time}`),
  playSampleOf: (title: string) => `پخش نمونه «${title}»`,
  stopSampleOf: (title: string) => `مکث نمونه «${title}»`,
  /** The button that plays the samples of all titles of an evening. */
  inTurn: (count: number) => `نمونه ${together[count] ?? 'همه'}، پشت سر هم`,
  falOf: (day: string) => `فال امروز، ${day}`,
  falPlay: 'نیت کنید و بشنوید',
  falLength: (time: string) => `متن کامل غزل، ${time}`,
  bookCount: (count: string) => `${count} کتاب`,
  titleCount: (count: string) => `${count} عنوان`,
  partCount: (count: string) => `${count} قسمت`,
  motto: 'کتاب بشنوید، هر جا که هستید.',
  about: 'درباره ما',
} as const;
