import type { ContractText } from './contract-text';

const nativeLibrary = 'کتاب خریده‌شده را در کتابخانهٔ بومی باز می‌کند.';
const freshLibrary = 'کتابخانهٔ بومی را تازه می‌کند و کتاب خریده‌شده را در آن باز می‌کند.';
const libraryPage = 'صفحهٔ ‎/library';
const ownBar = 'نوار خود برنامه';
const ownLoader = 'بارگذار خود برنامه';
const ownPlayer = 'پخش‌کنندهٔ خود برنامه';

/** The texts of the bridge's catalogue (src/shared/bridge) in Persian. */
export const contractFa: ContractText = {
  methods: {
    getTokens: {
      meaning: 'مجموعهٔ توکن به شکل JSON؛ متن خالی یعنی کسی وارد نشده است.',
      without: 'توکن‌های ذخیره‌شدهٔ برنامهٔ وب',
    },
    setTokenToDevice: {
      meaning: 'توکن‌ها را پس از ورود، نوسازی و مبادله نگه می‌دارد؛ متن خالی آن‌ها را پاک می‌کند.',
      without: 'تنها حافظهٔ مرورگر',
    },
    openLoginPage: {
      meaning: 'ورود بومی؛ نتیجهٔ موفق با tokenInjected می‌آید.',
      without: 'صفحهٔ ‎/auth با returnUrl',
    },
    exit: { meaning: 'آخرین گام خروج از حساب', without: 'فروشگاه' },
    purchase: {
      meaning: 'خرید بومی، هر بار یکی؛ شناسه می‌تواند به ‎@7 ختم شود.',
      without: 'صفحهٔ پرداخت وب',
    },
    marketPurchase: {
      meaning: 'برگهٔ خرید بازار؛ payload به شکل value@credit یا value@subscription است.',
      without: 'یک پیام',
    },
    setMarketPurchaseStatus: {
      meaning: '۲۰ نصب نیست، ۲۱ لغو شد، ۶ پذیرفته و در انتظار تأیید، ۱۰ تأیید شد.',
      without: 'رد می‌شود و در گزارش می‌ماند.',
    },
    share: {
      meaning: 'برگهٔ هم‌رسانی بومی',
      without: 'در برنامهٔ بومی، خطایی که به‌روزرسانی می‌خواهد؛ وگرنه برگهٔ مرورگر یا رونوشت پیوند',
    },
    goToTab: { meaning: 'به library، store، search یا profile می‌رود.', without: 'مسیریاب' },
    showTabs: { meaning: 'نوار زبانهٔ بومی برمی‌گردد.', without: ownBar },
    hideTabs: {
      meaning: 'نوار زبانهٔ بومی جای خود را به پخش‌کنندهٔ بزرگ یا یک پنجره می‌دهد.',
      without: ownBar,
    },
    showPreloader: {
      meaning: 'صفحهٔ آغازین بومی، پیش از آن‌که برنامه صفحه را از نو بار کند.',
      without: ownLoader,
    },
    hidePreloader: {
      meaning: 'صفحهٔ آغازین یک بار، پس از نخستین نمایش معنادار، کنار می‌رود.',
      without: ownLoader,
    },
    openPlayer: {
      meaning: 'پخش را به پخش‌کنندهٔ بومی می‌سپارد؛ فصل خالی یعنی جای قبلی.',
      without: ownPlayer,
    },
    closePlayer: {
      meaning: 'صدا تنها یک صاحب دارد: پیش از پخش نمونه در وب و هنگام خروج.',
      without: ownPlayer,
    },
    updateMediaSession: {
      meaning: 'عنوان، گوینده، تصویر، مدت، جای پخش، سرعت و وضعیت پخش، برای صفحهٔ قفل',
      without: 'نشست رسانهٔ مرورگر',
    },
    openDeepLink: {
      meaning: 'از برنامه بیرون می‌رود: https، tel، mailto یا صفحهٔ یک بازار.',
      without: 'پنجره‌ای بدون opener',
    },
    rateApp: { meaning: 'صفحهٔ امتیاز دادن', without: 'این گزینه پنهان است.' },
    setWebViewState: {
      meaning: 'مسیر، canGoBack، زبانه، پنجره و پخش‌کننده؛ تنها هنگام تغییر',
      without: 'رد می‌شود.',
    },
    sendEvent: {
      meaning: 'logBatch پس از ۵ ثانیه سکوت و هنگام توقف؛ رویدادهای آماری با نام خود',
      without: '۲۰۰ خط آخر در حافظه می‌ماند.',
    },
    goToLibraryTab: { meaning: nativeLibrary, without: libraryPage },
    goToLibraryTabRefresh: { meaning: freshLibrary, without: libraryPage },
    openBook: { meaning: nativeLibrary, without: libraryPage },
    openBookRefresh: { meaning: freshLibrary, without: libraryPage },
  },
  events: {
    tokenInjected: {
      meaning: 'ورود؛ کاربر دیگر نخست همه‌چیز را از نو آغاز می‌کند؛ توکن خالی یعنی خروج.',
    },
    purchaseResult: {
      meaning: 'پرداخت‌شده: وضعیت کتابخانه از نو خوانده و کتابخانهٔ بومی تازه می‌شود.',
    },
    marketPurchaseResult: { meaning: 'روند خرید بازار را ادامه می‌دهد.' },
    deepLink: { meaning: 'با مسیرها سنجیده، برای بازگشت به یاد سپرده و باز می‌شود.' },
    backPressed: {
      meaning: 'پنجره را می‌بندد، پخش‌کننده را کوچک می‌کند یا برمی‌گردد: true؛ در ریشه: false.',
    },
    tabChanged: { meaning: 'زبانهٔ بومی به یاد می‌ماند و پخش‌کننده کوچک می‌شود.' },
    mediaCommand: { meaning: 'پخش‌کننده از صفحهٔ قفل فرمان می‌برد.' },
    appPaused: { meaning: 'گزارش‌ها فرستاده و جای پخش ذخیره می‌شود.' },
    appResumed: {
      meaning: 'توکن و به‌روزرسانی بررسی و خرید بی‌پاسخ دوباره جست‌وجو می‌شود.',
    },
    nativeState: {
      meaning: 'در وضعیت بومی ادغام می‌شود؛ اگر شنونده تمی برنگزیده باشد، theme آن نشان داده می‌شود.',
    },
  },
};
