import { testTextMeanings } from '@/testing/text-meanings';

import { appUpdate } from './app-update';
import { brands } from './brands';
import { common } from './common';
import { crashed } from './crashed';
import { install } from './install';
import { keptBooks } from './kept-books';
import { loading } from './loading';
import { moments } from './moments';
import { navigation } from './navigation';
import { player, shortcuts } from './player';
import { playerOptions } from './player-options';
import { push } from './push';
import { supportChat } from './support-chat';
import { units } from './units';
import { webApp } from './web-app';
import { webviewPage } from './webview-page';

// Texts of the player, the frame, and what concerns the device.
testTextMeanings([
  [
    moments,
    {
      bookmarks: '=نشانه‌ها',
      chapters: 'فصل‌ها',
      mark: 'گذاشتن',
      none: 'نشانه‌ای',
      share: 'اشتراک',
      note: '=یادداشت',
      editNote: 'نوشتن',
      saveNote: 'نگه',
      remove: 'برداشتن',
      removed: 'برداشته',
      undo: 'بازگردانی',
      export: 'همه',
      exported: 'نشانه‌ها رونوشت',
      notExported: 'نشد',
      listen: 'شنیدن',
      locked: 'می‌شنوید',
    },
  ],
  [
    playerOptions,
    {
      speed: 'پخش',
      sleep: 'خواب',
      untilChapterEnd: 'تا پایان',
      sleepFade: 'آرام‌آرام',
      sleepFadeNote: 'پایانی',
      smartRewindNote: 'طولانی',
      drivingShort: '=رانندگی',
      noOutput: 'خروجی',
      nextPart: 'مجموعه',
      download: 'دانلود',
    },
  ],
  [
    playerOptions.scrubRates,
    {
      '0.5': 'نیم',
      '0.25': 'یک‌چهارم',
      '0.1': 'حرکت',
    },
  ],
  [
    player,
    {
      full: '=پخش‌کننده',
      small: 'پخش‌کننده کوچک',
      loading: 'آماده‌سازی',
      position: 'موقعیت',
      info: 'اطلاعات',
      share: 'اشتراک‌گذاری',
      comments: 'دیدگاه‌ها',
      sample: 'نمونه',
      volume: 'بلندی',
      mute: 'بی‌صدا',
      unmute: 'کردن صدا',
      enlarge: 'بزرگ',
      chapters: 'فصل‌ها',
    },
  ],
  [
    shortcuts,
    {
      title: 'میان‌برهای',
      space: 'فاصله',
      toggle: 'مکث',
      mute: 'قطع',
      help: 'نمایش',
    },
  ],
  [
    keptBooks,
    {
      title: 'شنیدن',
      offer: 'می‌شود',
      whole: '=همه کتاب',
      hours: '=سه ساعت بعدی',
      asking: 'نوبت',
      loading: '=در حال دریافت',
      paused: 'داشته',
      keptWhole: 'همه کتاب روی',
      keptHours: 'بعدی روی',
      pause: 'مکث',
      resume: 'ادامه دریافت',
      remove: 'حذف از',
      mark: '=روی دستگاه',
      keep: '=نگه‌داشتن روی دستگاه',
      none: 'گزینه‌های',
      removeAll: '=حذف همه',
      removeAllTitle: 'همه کتاب‌ها',
      removeAllText: 'می‌مانند',
      cancel: 'انصراف',
    },
  ],
  [
    keptBooks.faults,
    {
      full: 'خالی',
      network: 'می‌یابد',
      elsewhere: 'زبانه',
      notOwned: 'نمی‌ماند',
      failed: 'نیمه‌کاره',
    },
  ],
  [
    install,
    {
      label: '=نصب شنیدار',
      offer: 'اینترنت',
      install: '=نصب',
      howTo: 'اشتراک‌گذاری',
    },
  ],
  [
    webApp,
    {
      description: 'شنیداری',
      continueListening: 'ادامه',
      library: 'کتابخانه',
      search: 'جستجو',
    },
  ],
  [
    webApp.screenshots,
    {
      storefront: 'پادکست‌ها',
      book: 'نمونه',
      player: 'فصل‌ها',
    },
  ],
  [
    push,
    {
      title: '=اعلان‌ها',
      on: '=روشن',
      off: '=خاموش',
      turnedOn: 'روشن شد',
      turnedOff: 'اعلان‌ها خاموش',
      blocked: 'مسدود',
      unsupported: 'پشتیبانی',
      failed: 'دوباره',
    },
  ],
  [
    supportChat,
    {
      title: 'پشتیبانی',
      loading: 'کردن',
      failed: 'می‌توانید',
      quicker: 'می‌خواهید',
    },
  ],
  [
    navigation,
    {
      label: 'ناوبری',
      library: 'کتابخانه',
      store: '=فروشگاه',
      search: '=جستجو',
      profile: 'پروفایل',
      unread: 'خوانده‌نشده',
      sidebar: 'کناری',
      skip: 'محتوا',
      searchBox: 'جستجوی',
      listening: 'می‌شنوید',
      unknownAddress: 'صفحه‌ای',
    },
  ],
  [
    loading,
    {
      archive: 'آرشیو',
      library: 'کتابخانه',
      signIn: 'ورود',
      payment: 'پرداخت',
    },
  ],
  [
    crashed,
    {
      heading: 'مشکلی',
      text: 'درست',
      lost: 'بارگیری',
      overlayLost: 'بخش',
      reload: 'کردن',
    },
  ],
  [
    appUpdate,
    {
      label: 'شنیدار',
    },
  ],
  [
    webviewPage,
    {
      loading: 'کردن',
      toShop: 'فروشگاه',
    },
  ],
  [
    units,
    {
      digits: '۰۱۲۳۴۵۶۷۸۹',
      lessThanAMinute: 'دقیقه',
      and: 'و',
    },
  ],
  [
    brands,
    {
      shenidar: 'شنیدار',
      hisstori: 'هیستوری',
    },
  ],
  [
    common,
    {
      listComma: '=، ',
      offlinePage: 'همین‌جا',
    },
  ],
]);
