/** The error page for a crash. It is part of the entry, because nothing else may be loadable then. */
export const crashed = {
  heading: 'مشکلی پیش آمد',
  text: 'این صفحه درست نشان داده نشد؛ دوباره بازش کنید.',
  /** In place of a page whose code could not be loaded. */
  lost: 'این صفحه بارگیری نشد. دوباره تلاش کنید.',
  /** In place of a sheet or dialog that was asked for. */
  overlayLost: 'این بخش باز نشد. دوباره تلاش کنید.',
  reload: 'باز کردن دوباره',
} as const;
