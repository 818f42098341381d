/** Texts that several areas share. */
export const common = {
  listComma: '، ',
  close: 'بستن',
  retry: 'تلاش دوباره',
  back: 'بازگشت',
  offline: 'اتصال اینترنت خود را بررسی کنید.',
  /** In place of a page or a section, which loads again by itself. */
  offlinePage: 'به اینترنت وصل نیستید. با وصل شدن، همین‌جا باز می‌شود.',
  failed: 'پاسخی از سرور نرسید. چند لحظه صبر کنید.',
  stars: (rate: string) => `امتیاز ${rate} از ۵`,
  copied: 'نشانی کپی شد.',
  shareFailed: 'نشانی کپی نشد. آن را از نوار نشانی مرورگر بردارید.',
} as const;
