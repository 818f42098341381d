/** A page that could not be drawn. It comes with the app, because nothing else can be fetched then. */
export const crashed = {
  heading: 'مشکلی پیش آمد',
  text: 'این صفحه درست نشان داده نشد؛ دوباره بازش کنید.',
  reload: 'باز کردن دوباره',
} as const;
