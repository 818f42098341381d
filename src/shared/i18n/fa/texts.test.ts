import { testTextMeanings } from '@/testing/text-meanings';

import { auth } from './auth';
import { common } from './common';
import { errors } from './errors';
import { library } from './library';
import { player } from './player';
import { offers, promises } from './purchase';
import { purchaseNotices } from './purchase-notices';

testTextMeanings([
  [
    purchaseNotices,
    {
      changed: 'تغییر کرده است و چیزی خریده نشد',
      unknown: 'هنوز نمی‌دانیم خرید شما انجام شده است یا نه',
      pending: 'در انتظار تأیید',
      busy: 'دیگری در جریان',
      failed: 'انجام نشد و چیزی از حساب شما کم نشد',
      noMarket: 'در این برنامه ممکن نیست',
      notInstalled: 'نصب نیست',
      notValidated: 'رسید، اما هنوز ثبت نشده است',
    },
  ],
  [
    promises,
    {
      unavailable: 'فروخته نمی‌شود',
      opensBook: 'کتاب‌های خودتان',
      archive: 'به کتابخانه برمی‌گردد',
      free: 'برای همیشه',
      pays: 'پنجره بعد',
      checkout: 'صفحه بعد',
      priceFirst: 'قیمت را پیش از',
      fromCredit: 'پیش از برداشت',
      needsCredit: 'کافی نیست',
      bySubscription: 'پرداخت جداگانه',
      byNewSubscription: 'سهمیه تازه',
      plans: 'برای هر کتاب',
      noQuota: 'طرحی تازه',
      intervalQuota: 'دوره بعد',
      notInSubscription: 'کتاب‌های دیگر',
      plays: 'از جایی که مانده‌اید',
      addsAndPlays: 'به کتابخانه می‌رود و پخش می‌شود',
    },
  ],
  [
    offers,
    {
      signIn: 'پس از ورود',
      bought: 'یک بار می‌خرید',
      fromCredit: 'از اعتبار شما',
      bySubscription: 'با اشتراک شما',
      buyOrSubscription: 'بخرید، یا',
      plans: 'با اشتراک شنیده',
      noQuota: 'سهمیه اشتراک شما تمام شده',
      intervalQuota: 'سهمیه این دوره تمام شده',
      notInSubscription: 'نه در اشتراک',
      archive: 'در آرشیو شماست',
    },
  ],
  [
    auth,
    {
      mobileWrong: 'شماره موبایل را کامل',
      codeWrong: 'کد تأیید ۵ رقم دارد',
      codeRefused: 'این کد درست نیست',
      passwordMissing: 'گذرواژه را بنویسید',
      emailWrong: 'ایمیل را کامل',
      sendCode: 'دریافت کد',
      sendLink: 'فرستادن پیوند',
      withPassword: 'ادامه با گذرواژه',
      withCode: 'با کد تأیید',
    },
  ],
  [
    auth.leads,
    {
      code: 'پیامک کردیم',
      password: 'خوش برگشتید',
      reset: 'از راه ایمیل',
      resetSent: 'در راه است',
    },
  ],
  [
    common,
    {
      offline: 'اتصال اینترنت',
      failed: 'پاسخی از سرور نرسید',
      copied: 'کپی شد',
      shareFailed: 'کپی نشد',
      retry: 'دوباره',
      close: 'بستن',
      back: 'بازگشت',
    },
  ],
  [errors, { outdatedApp: 'به‌روزرسانی', server: 'خطای سرور', notKept: 'ذخیره‌سازی' }],
  [
    player,
    {
      play: 'پخش',
      pause: 'توقف',
      next: 'بعدی',
      previous: 'قبلی',
      forward: '۳۰ ثانیه جلو',
      back: '۱۰ ثانیه عقب',
      expand: 'باز کردن',
      shrink: 'کوچک کردن',
      close: 'بستن',
      chapterUnavailable: 'فصل بارگیری نشد',
      notAdded: 'افزودن به کتابخانه',
      failed: 'پخش با مشکل',
    },
  ],
  [
    library.filter,
    { all: 'همه', inProgress: 'در حال', finished: 'تمام‌شده', notStarted: 'شنیده‌نشده' },
  ],
  [
    library.empty,
    { all: 'خالی', inProgress: 'نیمه‌کاره', finished: 'تا پایان', notStarted: 'شنیده‌نشده' },
  ],
]);
