/** Texts of the dialog that offers the app. */
export const download = {
  title: 'دریافت برنامه شنیدار',
  why: 'برای نگه داشتن کتاب روی دستگاه و شنیدن بدون اینترنت، برنامه را نصب کنید.',
  places: {
    cafeBazaar: 'کافه‌بازار',
    myket: 'مایکت',
    googlePlay: 'گوگل‌پلی',
    file: 'دریافت مستقیم',
  },
} as const;
