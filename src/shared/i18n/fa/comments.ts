/** The comments of a book. */
export const comments = {
  /** Shown for an author without a name. */
  someone: 'شنونده',
  empty: 'هنوز کسی درباره این کتاب دیدگاهی ننوشته است.',
  emptyInvitation: 'نخستین دیدگاه را شما بنویسید.',
  count: (count: string) => `${count} دیدگاه`,
  loading: 'در حال آوردن دیدگاه‌ها',
  more: 'دیدگاه‌های بیشتر',
  bookMissing: 'این کتاب پیدا نشد. شاید نشانی آن درست نباشد.',
  toSearch: 'رفتن به جستجو',
  toBook: 'صفحه کتاب',

  /** The histogram. */
  ratings: 'امتیاز شنوندگان',
  rateCount: (count: string) => `${count} رأی`,
  noRates: 'هنوز کسی امتیازی نداده است.',
  starsShare: (stars: string, count: string, percent: string) =>
    `${stars} ستاره: ${count} رأی، ${percent}`,

  sort: 'ترتیب دیدگاه‌ها',
  sorts: {
    newest: 'تازه‌ترین',
    liked: 'پسندیده‌ترین',
    highest: 'بیشترین امتیاز',
    lowest: 'کمترین امتیاز',
  },

  /** The form. */
  yours: 'دیدگاه شما',
  field: 'متن دیدگاه',
  placeholder: 'چه چیزی را دوست داشتید؟ به شنونده بعدی چه می‌گویید؟',
  yourRate: 'امتیاز شما',
  rate: (stars: string) => `${stars} ستاره`,
  send: 'ارسال دیدگاه',
  signInAndSend: 'ورود و ارسال',
  publicHint: 'دیدگاه شما با نامتان برای همه دیده می‌شود.',
  signInHint: 'برای ارسال باید وارد شوید. متن شما همین‌جا می‌ماند.',
  charactersLeft: (count: string) => `${count} نویسه دیگر جا دارد`,
  nothingVisible: 'متنی دیده نمی‌شود. چند کلمه بنویسید.',
  tooLong: (surplus: string) => `متن ${surplus} نویسه بلندتر از اندازه است. کمی کوتاهش کنید.`,
  expired: 'نشست شما به پایان رسیده است. متن همین‌جا می‌ماند؛ دوباره وارد شوید.',
  sent: 'دیدگاه شما ثبت شد. سپاس!',

  /** One comment. */
  edited: 'ویرایش‌شده',
  mine: 'شما',
  like: 'پسندیدم',
  likeCount: (count: string) => `${count} پسند`,
  report: 'گزارش',
  edit: 'ویرایش',
  editing: 'ویرایش دیدگاه',
  save: 'ثبت تغییر',
  cancel: 'انصراف',
  delete: 'حذف',

  deleteTitle: 'حذف دیدگاه',
  deleteText: 'این دیدگاه برای همیشه پاک می‌شود.',
  deleteConfirm: 'حذف شود',
  deleted: 'دیدگاه شما حذف شد.',

  reportTitle: 'گزارش دیدگاه',
  reportQuestion: 'چرا این دیدگاه را گزارش می‌کنید؟',
  reasons: {
    offensive: 'توهین‌آمیز است',
    spoiler: 'داستان را لو می‌دهد',
    spam: 'تبلیغ یا بی‌ربط است',
    other: 'دلیل دیگری دارد',
  },
  reported: 'گزارش شما رسید. سپاس.',
} as const;
