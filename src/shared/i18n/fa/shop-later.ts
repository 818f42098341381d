/** How many titles there are, in words. */
const together: Readonly<Record<number, string>> = {
  2: 'هر دو',
  3: 'هر سه',
  4: 'هر چهار',
  5: 'هر پنج',
};

/** The sections of the storefront below the first screen, and what other pages share with them. */
export const shopLater = {
  genresLabel: 'موضوع‌ها',
  openBook: 'بیشتر بدانید',
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
