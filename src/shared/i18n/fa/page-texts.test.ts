import { testTextMeanings } from '@/testing/text-meanings';

import { aboutBook } from './about-book';
import { appUpdate } from './app-update';
import { comments } from './comments';
import { download } from './download';
import { feedback } from './feedback';
import { form } from './form';
import { keptContent } from './kept-content';
import { library } from './library';
import { people } from './people';
import { playerOptions } from './player-options';
import { product } from './product';
import { profile } from './profile';
import { shop } from './shop';
import { webviewPage } from './webview-page';
import { wishlist } from './wishlist';

// Texts of the pages: what was done, what is missing, and what a control does.
testTextMeanings([
  [
    feedback,
    {
      textMissing: 'بازخورد خود را بنویسید',
      contactWrong: 'یا خالی بگذارید',
      notKept: 'فرستاده نشد',
      sent: 'رسید',
      sentText: 'پاسخ می‌دهیم',
      kept: 'نگه داشته شد',
      keptText: 'به اینترنت وصل نیستید',
      keptSent: 'نگه داشته بودید فرستاده شد',
      another: 'بازخورد دیگر',
      back: 'پروفایل',
    },
  ],
  [
    comments,
    {
      empty: 'دیدگاهی ننوشته است',
      emptyInvitation: 'نخستین دیدگاه',
      bookMissing: 'پیدا نشد',
      noRates: 'امتیازی نداده',
      starsShare: 'A ستاره: B رأی',
      send: 'ارسال',
      signInAndSend: 'ورود و ارسال',
      publicHint: 'برای همه دیده',
      signInHint: 'باید وارد شوید',
      charactersLeft: 'A نویسه دیگر',
      nothingVisible: 'متنی دیده نمی‌شود',
      tooLong: 'A نویسه بلندتر',
      expired: 'نشست شما به پایان',
      sent: 'ثبت شد',
      like: 'پسندیدم',
      report: 'گزارش',
      edit: 'ویرایش',
      save: 'ثبت تغییر',
      delete: 'حذف',
      deleteTitle: 'حذف دیدگاه',
      deleteText: 'برای همیشه پاک',
      deleted: 'حذف شد',
      reportTitle: 'گزارش دیدگاه',
      reportQuestion: 'چرا',
      reported: 'گزارش شما رسید',
    },
  ],
  [
    comments.sorts,
    {
      newest: 'تازه‌ترین',
      liked: 'پسندیده‌ترین',
      highest: 'بیشترین',
      lowest: 'کمترین',
    },
  ],
  [comments.reasons, { offensive: 'توهین', spoiler: 'داستان', spam: 'تبلیغ', other: 'دلیل دیگری' }],
  [
    wishlist,
    {
      shelfOf: 'A، B کتاب',
      newShelf: 'قفسه تازه',
      renameShelf: 'تغییر نام',
      removeShelf: 'حذف قفسه',
      noShelfName: 'نام قفسه را بنویسید',
      sameShelfName: 'قفسه‌ای با این نام',
      removeShelfTitle: '«A» حذف شود',
      removeShelfText: 'می‌مانند',
      removeShelfConfirm: 'حذف',
      cancel: 'انصراف',
      empty: 'هنوز کتابی را نشان نکرده‌اید',
      emptyShelf: 'این قفسه خالی',
      visitor: 'وارد حساب',
      remove: 'حذف «A»',
      removed: '«A» از علاقه‌مندی‌ها حذف شد',
      removedMany: 'A کتاب از علاقه‌مندی‌ها حذف شد',
      moved: 'A کتاب به «B» رفت',
      unshelved: 'A کتاب از قفسه برداشته شد',
      selected: 'A کتاب انتخاب شده',
      noneSelected: 'کتاب‌ها را انتخاب کنید',
      selectAll: 'انتخاب همه',
      selectNone: 'هیچ‌کدام',
      endSelection: 'پایان',
      moveTitle: 'کدام قفسه',
      noShelf: 'بدون قفسه',
    },
  ],
  [
    library,
    {
      remaining: 'A مانده',
      asGrid: 'جلدها',
      asList: 'فهرستی',
      menuOf: 'گزینه‌های «A»',
      openBook: 'صفحه کتاب',
      toArchive: 'بردن به آرشیو',
      fromArchive: 'بازگرداندن به کتابخانه',
      noWishes: 'نشان نکرده‌اید',
      noneOfType: 'از این نوع',
      toShop: 'فروشگاه',
      toLibrary: 'کتابخانه',
    },
  ],
  [
    library.sorts,
    {
      added: 'تازه‌ترین‌ها',
      heard: 'شنیده‌ها',
      title: 'نام کتاب',
      author: 'نام نویسنده',
    },
  ],
  [
    product,
    {
      playSample: 'پخش نمونه',
      pauseSample: 'مکث نمونه',
      moreChapters: 'بیشتر',
      fewerChapters: 'بستن',
      similar: 'مشابه',
      sameVoice: 'با همین صدا',
      rateInvitation: 'چه امتیازی',
      rated: 'امتیاز شما: A',
      resumes: 'فصل A، دقیقه',
      resumesSpoken: 'فصل A، پس از B',
      resumesChapter: 'آغاز فصل A',
      noComments: 'دیدگاهی ننوشته',
      slow: 'کند است',
      loading: 'در حال آوردن',
      notFound: 'پیدا نشد',
    },
  ],
  [
    playerOptions,
    {
      sleepOff: 'خاموش',
      sleepChapter: 'پایان فصل',
      smartRewind: 'پس از مکث',
      driving: 'حالت رانندگی',
      drivingLeave: 'خروج',
      leftOfChapter: 'مانده از فصل A',
      stalled: 'صدا نمی‌رسد',
      slower: 'کندتر',
      faster: 'تندتر',
    },
  ],
  [
    appUpdate,
    {
      ready: 'آماده است',
      update: 'به‌روزرسانی',
      updating: 'در حال به‌روزرسانی',
      done: 'به‌روز شد',
    },
  ],
  [keptContent, { offline: 'بدون اینترنت', asOf: 'محتوای A' }],
  [download, { title: 'دریافت برنامه', why: 'بدون اینترنت' }],
  [
    download.places,
    {
      cafeBazaar: 'بازار',
      myket: 'مایکت',
      googlePlay: 'گوگل',
      file: 'مستقیم',
    },
  ],
  [form, { save: 'ذخیره', undo: 'بازگردانی' }],
  [
    profile,
    {
      noSubscription: 'ندارید',
      seePlans: 'طرح‌ها',
      addCredit: 'افزایش اعتبار',
      largerText: 'درشت‌تر',
      smallerText: 'ریزتر',
      signOutTitle: 'خارج می‌شوید',
      signOutText: 'این دستگاه',
    },
  ],
  [profile.themes, { system: 'دستگاه', light: 'روز', dark: 'شب' }],
  [shop, { empty: 'خالی', failed: 'نیامد', pause: 'مکث', listenHere: 'بشنوید' }],
  [
    people,
    {
      artistMissing: 'هنرمند',
      publisherMissing: 'ناشر',
      written: 'نوشته‌ها',
      narrated: 'با صدای',
      writtenCount: 'نویسنده A',
      narratedCount: 'گوینده A',
      noWorks: 'از او',
      noBooks: 'این ناشر',
    },
  ],
  [
    aboutBook,
    {
      missing: 'از فروشگاه باز کنید',
      notFound: 'پیدا نشد',
      noDescription: 'هنوز چیزی نوشته نشده',
    },
  ],
  [webviewPage, { refused: 'برای امنیت', missing: 'کامل نیست' }],
]);
