/** The bottom navigation, and the sidebar of a desktop. */
export const navigation = {
  label: 'ناوبری اصلی',
  library: 'کتابخانه',
  store: 'فروشگاه',
  search: 'جستجو',
  profile: 'پروفایل',
  unread: 'پیام خوانده‌نشده',
  sidebar: 'ستون کناری',
  skip: 'رفتن به محتوا',
  searchBox: 'جستجوی کتاب یا راوی',
  listening: 'اکنون می‌شنوید',
  unknownAddress: 'صفحه‌ای با این نشانی نیست. به فروشگاه آمدید.',
} as const;
