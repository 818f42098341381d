/** What the native app writes on its tabs, whatever language the simulator speaks. */
export const nativeTabNames = {
  library: 'کتابخانه',
  store: 'فروشگاه',
  search: 'جست‌وجو',
  profile: 'نمایه',
} as const;
