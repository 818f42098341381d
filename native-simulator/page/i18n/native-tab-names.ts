/** The native app's tab names, which do not depend on the simulator's language. */
export const nativeTabNames = {
  library: 'کتابخانه',
  store: 'فروشگاه',
  search: 'جست‌وجو',
  profile: 'نمایه',
} as const;
