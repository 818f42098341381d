/** Texts of the installed app, in the manifest. */
export const webApp = {
  description: 'کتاب صوتی، پادکست و مجموعه‌های شنیداری فارسی',
  continueListening: 'ادامه شنیدن',
  library: 'کتابخانه',
  search: 'جستجو',
} as const;
