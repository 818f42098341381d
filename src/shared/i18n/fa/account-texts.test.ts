import { testTextMeanings } from '@/testing/text-meanings';

import { appCheckout } from './app-checkout';
import { clp } from './clp';
import { credit } from './credit';
import { library } from './library';
import { partner } from './partner';
import { profile } from './profile';
import { markets, offers, promises, purchase } from './purchase';
import { subscription } from './subscription';

// Texts about money, accounts and what the user owns.
testTextMeanings([
  [
    appCheckout.linkProblems,
    {
      empty: 'در این نشانی چیزی برای خرید نیست',
      number: 'شماره این پیوند',
      length: 'کامل نیست',
      character: 'نویسه‌ای نادرست',
      content: 'شناخته نشد',
    },
  ],
  [
    appCheckout,
    {
      notFound: 'پیدا نشد',
      visitor: 'برای خرید وارد حساب',
      price: 'قیمت',
      balance: 'اعتبار شما',
      after: 'پس از خرید',
      pay: 'پرداخت A',
      payNothing: 'رایگان',
      short: 'A اعتبار کم دارید',
      notEnough: 'برای این خرید کافی نیست',
      changed: 'همین حالا تغییر کرد',
      raise: 'افزایش اعتبار',
      notSold: 'اکنون فروخته نمی‌شود',
      bySubscription: 'با اشتراک شنیده می‌شود',
      owned: 'از پیش در کتابخانه',
      enterCode: 'ثبت کد',
      bookDone: 'به کتابخانه شما افزوده شد',
      planDone: 'اشتراک شما آغاز شد',
      balanceNow: 'اعتبار شما: A',
      notCharged: 'پرداخت انجام نشد',
      unknown: 'هنوز نمی‌دانیم پرداخت انجام شد یا نه',
      waiting: 'به‌زودی نهایی می‌شود',
      check: 'بررسی نتیجه',
      doneElsewhere: 'خرید شما انجام شد',
    },
  ],
  [
    credit,
    {
      gives: 'A اعتبار',
      gift: 'A هدیه',
      pay: 'پرداخت A',
      payFor: 'پرداخت A برای «B»',
      incoming: 'واریز',
      outgoing: 'برداشت',
      noPackages: 'بسته‌ای برای فروش نیست',
      noTransactions: 'هنوز گردشی',
      codeMissing: 'کد اعتبار را بنویسید',
      codeUnknown: 'شناخته نشد',
      codeUsed: 'پیش‌تر به کار رفته',
      redeemed: 'کد ثبت شد',
      newBalance: 'اعتبار شما اکنون A',
    },
  ],
  [
    subscription,
    {
      daysLeft: 'روز مانده',
      quotaLeft: 'کتاب مانده',
      intervalQuotaLeft: 'در این دوره',
      none: 'اشتراکی ندارید',
      visitor: 'وارد حساب شوید',
      noPlans: 'طرحی برای فروش نیست',
      pace: 'هر B روز A کتاب',
      perBook: 'نزدیک به A',
      cheaper: 'A ارزان‌تر از B',
      recommended: 'پیشنهاد',
      buy: 'خرید اشتراک',
      prolong: 'تمدید با این طرح',
      ended: 'به پایان رسیده است',
      endedText: 'با تمدید',
    },
  ],
  [
    purchase,
    {
      popup: 'دریافت «A»',
      signInAndGet: 'ورود و دریافت',
      priceBefore: 'پیش از تخفیف',
      priceAfter: 'با تخفیف',
      buy: 'خرید',
      get: 'دریافت',
      play: 'پخش',
      unavailable: 'در دسترس نیست',
      owned: 'مال شماست',
      startListening: 'شنیدن',
    },
  ],
  [
    promises,
    {
      pays: 'پنجره بعد',
      checkout: 'صفحه بعد',
      priceFirst: 'قیمت را پیش از',
      fromCredit: 'پیش از برداشت',
      needsCredit: 'اعتبارتان برای این خرید کافی نیست',
      quotaLeft: 'A کتاب از سهمیه',
    },
  ],
  [offers, { byQuota: 'با اشتراک شما؛ A کتاب', buyOrQuota: 'بخرید، یا با اشتراک بشنوید؛ A' }],
  [
    markets,
    {
      notEnough: 'کافی نیست',
      confirmation: 'A تومان از اعتبار شما کسر می‌شود',
      increaseCredit: 'افزایش اعتبار',
      confirm: 'تأیید خرید',
      cancel: 'انصراف',
    },
  ],
  [
    profile,
    {
      changePassword: 'تغییر گذرواژه',
      changeEmail: 'تغییر ایمیل',
      signOut: 'خروج',
      oldPassword: 'کنونی',
      newPassword: 'گذرواژه تازه',
      noSuchEmail: 'ایمیل را کامل',
      noPassword: 'گذرواژه تازه را بنویسید',
      saved: 'ذخیره شد',
      passwordChanged: 'گذرواژه‌تان عوض شد',
      emailChanged: 'ایمیلتان عوض شد',
      signOutConfirm: 'خروج',
      cancel: 'انصراف',
    },
  ],
  [partner, { failed: 'انجام نشد', questionTo: '«A»', swap: 'حساب تازه', stay: 'ماندن' }],
  [
    library,
    {
      visitor: 'پس از ورود',
      play: 'پخش «A»',
      pause: 'مکث «A»',
      played: 'A شنیده شده',
      archiveEmpty: 'چیزی در آرشیو نیست',
      archiveVisitor: 'برای دیدن آرشیو وارد',
      unarchiveOf: 'بازگرداندن «A»',
    },
  ],
  [library.movedTo, { archive: '«A» به آرشیو رفت', library: '«A» به کتابخانه برگشت' }],
  [clp, { empty: 'چیزی پیدا نشد', emptyList: 'خالی است' }],
  [clp.missing, { publisher: 'ناشری', artist: 'هنرمندی', list: 'فهرستی', genre: 'گونه‌ای' }],
  [clp.lists, { new: 'تازه', bestselling: 'پرفروش', free: 'رایگان', recommended: 'پیشنهاد' }],
]);
