/** The profile page: the user, links and account settings. */
export const profile = {
  loading: 'در حال آوردن مشخصات شما',
  nameless: 'شنونده گرامی',

  invitation:
    'با ورود به حساب، کتاب‌های خود را روی هر دستگاهی می‌شنوید و علاقه‌مندی‌ها و اعتبارتان همراه شماست.',
  signIn: 'ورود',

  days: (count: string) => `${count} روز`,
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
  oldPasswordHint: 'اگر تاکنون گذرواژه نداشته‌اید، خالی بگذارید.',
  newPassword: 'گذرواژه تازه',
  save: 'ذخیره',
  noSuchEmail: 'ایمیل را مانند name@example.com بنویسید.',
  noPassword: 'گذرواژه تازه را بنویسید.',

  saved: 'مشخصات شما ذخیره شد.',
  passwordChanged: 'گذرواژه شما تغییر کرد.',
  emailChanged: 'ایمیل شما تغییر کرد.',

  signOutTitle: 'از حساب خارج می‌شوید؟',
  signOutText:
    'کتاب‌ها و اعتبار شما در حسابتان می‌مانند و با ورود دوباره برمی‌گردند. جای شنیدن کتاب‌ها از این دستگاه پاک می‌شود.',
  signOutConfirm: 'خروج',
  cancel: 'انصراف',
} as const;
