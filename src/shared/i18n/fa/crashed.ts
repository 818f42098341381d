/** The error page for a crash. It is part of the entry, because nothing else may be loadable then. */
export const crashed = {
  heading: 'مشکلی پیش آمد',
  text: 'این صفحه درست نشان داده نشد؛ دوباره بازش کنید.',
  reload: 'باز کردن دوباره',
} as const;
