/** Texts of the installed app, in the manifest. */
export const webApp = {
  description: 'کتاب صوتی، پادکست و مجموعه‌های شنیداری فارسی',
  continueListening: 'ادامه شنیدن',
  library: 'کتابخانه',
  search: 'جستجو',
  /** What the pictures in the manifest show. */
  screenshots: {
    storefront: 'کتاب‌ها، پادکست‌ها و مجموعه‌های صوتی در فروشگاه',
    book: 'صفحه یک کتاب صوتی، با نمونه و نظرها',
    player: 'پخش کتاب با فصل‌ها، سرعت پخش و زمان خواب',
  },
} as const;
