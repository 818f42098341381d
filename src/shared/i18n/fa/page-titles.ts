/**
 * The heading and document title of each page, by its id in the page table. Null for the storefront, whose title is the app's name
 * alone, and for pages that are named after what they show.
 */
export const pageTitles = {
  shop: null,
  product: null,
  comments: 'دیدگاه‌ها',
  clp: null,
  library: 'کتابخانه',
  archive: 'آرشیو',
  wishlist: 'علاقه‌مندی‌ها',
  profile: 'پروفایل',
  credit: 'اعتبار',
  'credit-code': 'کد اعتبار',
  subscription: 'اشتراک',
  auth: 'ورود',
  feedback: 'بازخورد',
  about: 'درباره ما',
  catalog: null,
  'catalog-landing': 'کاتالوگ',
  artist: 'هنرمند',
  publisher: 'ناشر',
  'webview-page': 'صفحه وب',
  'about-book': 'درباره کتاب',
  'app-checkout': 'پرداخت',
  landing: null,
} as const;
