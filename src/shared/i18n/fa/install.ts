/** Texts of the hint to install the app. */
export const install = {
  label: 'نصب شنیدار',
  offer: 'شنیدار را نصب کنید تا زودتر باز شود و بدون اینترنت هم کار کند.',
  install: 'نصب',
  // The names of Safari in English are isolated, so that their brackets stay where they belong.
  howTo:
    'برای نصب شنیدار، در سافاری دکمه اشتراک‌گذاری (\u2066Share\u2069) و بعد «افزودن به صفحه اصلی» (\u2066Add to Home Screen\u2069) را بزنید.',
} as const;
