/** The profile page: the user, links and account settings. */
export const profile = {
  loading: 'در حال آوردن مشخصات شما',
  nameless: 'شنونده گرامی',

  invitation: 'کتاب‌ها، علاقه‌مندی‌ها و اعتبارتان روی هر دستگاهی همراه شماست.',
  signIn: 'ورود',

  tabsLabel: 'بخش‌های پروفایل',
  overview: 'نگاه کلی',

  heardWeek: 'این هفته شنیدید',
  weekGoal: (hours: string) => `ساعت، از ${hours} ساعت`,
  nothingHeard: 'هنوز چیزی نشنیده‌اید',
  nothing: 'هیچ',
  heardOnDay: (day: string, duration: string) => `${day}: ${duration}`,
  weekDays: [
    { letter: 'ش', name: 'شنبه' },
    { letter: 'ی', name: 'یکشنبه' },
    { letter: 'د', name: 'دوشنبه' },
    { letter: 'س', name: 'سه‌شنبه' },
    { letter: 'چ', name: 'چهارشنبه' },
    { letter: 'پ', name: 'پنجشنبه' },
    { letter: 'ج', name: 'جمعه' },
  ],

  days: (count: string) => `${count} روز`,
  /** In the header of the storefront. */
  yourAccount: 'حساب شما',
  subscriptionDays: (count: string) => `${count} روز از اشتراک مانده`,
  booksLeft: (count: string) => `${count} کتاب مانده`,
  noSubscription: 'ندارید',
  seePlans: 'دیدن طرح‌ها',
  toman: 'تومان',
  addCredit: 'افزایش اعتبار',
  loadingNumbers: 'در حال آوردن اشتراک و اعتبار',
  notLoaded: 'پاسخی نرسید.',
  retryOf: (name: string) => `تلاش دوباره برای آوردن ${name}`,

  placesLabel: 'بخش‌های حساب',
  credit: 'اعتبار',
  subscription: 'اشتراک',
  wishlist: 'علاقه‌مندی‌ها',
  books: (count: string) => `${count} کتاب`,
  archive: 'آرشیو',
  creditCode: 'کد اعتبار',
  feedback: 'بازخورد',
  about: 'درباره ما',
  rateApp: 'امتیاز به برنامه',

  accountLabel: 'تنظیمات حساب',
  edit: 'ویرایش مشخصات',
  changePassword: 'تغییر گذرواژه',
  changeEmail: 'تغییر ایمیل',
  signOut: 'خروج از حساب',

  display: 'نمایش',
  theme: 'رنگ صفحه',
  themes: { system: 'مانند دستگاه', light: 'روز', dark: 'شب' },
  textSize: 'اندازه نوشته',
  largerText: 'درشت‌تر',
  smallerText: 'ریزتر',
  percent: (count: string) => `${count} درصد`,

  firstName: 'نام',
  lastName: 'نام خانوادگی',
  email: 'ایمیل',
  newEmail: 'ایمیل تازه',
  oldPassword: 'گذرواژه کنونی',
  oldPasswordHint: 'اگر هنوز گذرواژه ندارید، خالی بگذارید.',
  newPassword: 'گذرواژه تازه',
  noSuchEmail: 'ایمیل را کامل بنویسید، مانند name@example.com.',
  noPassword: 'گذرواژه تازه را بنویسید.',

  saved: 'مشخصاتتان ذخیره شد.',
  passwordChanged: 'گذرواژه‌تان عوض شد.',
  emailChanged: 'ایمیلتان عوض شد.',

  signOutTitle: 'از حساب خارج می‌شوید؟',
  signOutText:
    'کتاب‌ها و اعتبارتان سر جایشان می‌مانند. فقط این دستگاه از یاد می‌برد که هر کتاب را تا کجا شنیده‌اید.',
  signOutConfirm: 'خروج',
  cancel: 'انصراف',
} as const;
