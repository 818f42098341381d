/** A web page inside the app. */
export const webviewPage = {
  loading: 'در حال باز کردن صفحه',
  refused: 'این نشانی از صفحه‌های شنیدار نیست؛ برای امنیت شما باز نشد.',
  missing: 'نشانی این صفحه کامل نیست.',
  toShop: 'رفتن به فروشگاه',
} as const;
