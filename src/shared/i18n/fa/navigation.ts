/** The bottom navigation. */
export const navigation = {
  label: 'ناوبری اصلی',
  library: 'کتابخانه',
  store: 'فروشگاه',
  search: 'جستجو',
  profile: 'پروفایل',
  unread: 'پیام خوانده‌نشده',
} as const;
