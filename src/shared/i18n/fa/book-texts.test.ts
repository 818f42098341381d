import { testTextMeanings } from '@/testing/text-meanings';

import { about } from './about';
import { aboutBook } from './about-book';
import { book } from './book';
import { contentTypeNames } from './content-types';
import { landing } from './landing';
import { pageTitles } from './page-titles';
import { people } from './people';
import { product } from './product';

// Texts of the pages of books and people.
testTextMeanings([
  [
    aboutBook,
    {
      loading: 'آوردن',
      toShop: 'به فروشگاه',
      toBook: 'صفحه',
      facts: 'شناسنامه',
      authors: 'نویسنده',
      narrators: 'گوینده',
      publisher: 'ناشر',
      series: 'مجموعه',
      kind: 'گونه',
      genres: 'موضوع',
      length: 'مدت',
      chapters: 'فصل‌ها',
      rating: 'امتیاز',
      description: 'درباره کتاب',
    },
  ],
  [
    about,
    {
      lead: 'پخش‌کننده',
      versions: '=نسخه',
      app: 'برنامه',
      webApp: 'نسخه وب',
      placesLabel: 'پیوندهای',
      contact: 'نوشتن',
      feedback: 'بازخورد',
      terms: 'استفاده',
      privacy: 'خصوصی',
      notices: 'نرم‌افزاری',
      noticesLead: 'کارهای',
      loading: 'آوردن',
    },
  ],
  [
    book,
    {
      nameSeparator: '=، ',
      priceBefore: 'تخفیف',
      priceNow: 'اکنون',
    },
  ],
  [
    people,
    {
      publisherPrefix: 'نشر',
      toSearch: 'جستجو',
      loading: 'آوردن',
      more: '=بیشتر',
      less: 'کمتر',
      all: 'همه',
      works: '=آثار',
      moreWorks: 'آثار بیشتر',
      sort: 'ترتیب',
    },
  ],
  [
    people.sorts,
    {
      newest: 'تازه‌ترین',
      bestselling: 'پرفروش‌ترین',
      rating: 'بیشترین',
      title: 'الفبا',
    },
  ],
  [
    product,
    {
      play: '=پخش',
      pause: '=مکث',
      share: 'اشتراک‌گذاری',
      comments: 'دیدگاه‌ها',
      get: 'دریافت',
      addWish: 'علاقه‌مندی‌ها',
      back: 'بازگشت',
      withVoiceOf: 'صدای',
      noVotes: 'بدون',
      rating: '=امتیاز',
      length: 'مدت',
      chapters: '=فصل‌ها',
      chapter: '=فصل',
      about: 'درباره',
      more: '=بیشتر',
      less: 'کمتر',
      all: 'همه',
      thisPart: 'بخش',
      undoRate: 'واگرد',
      writeComment: 'نوشتن',
      heard: 'شنیده‌شده',
      genres: 'موضوع',
      publisher: 'ناشر',
      series: 'مجموعه',
      free: 'رایگان',
      page: '=کتاب',
      toSearch: 'جستجو',
    },
  ],
  [
    landing,
    {
      loading: 'کردن',
      title: 'هزار',
      text: 'پادکست',
      action: 'فروشگاه',
      books: 'کتاب‌ها',
    },
  ],
  [
    contentTypeNames[0],
    {
      one: 'کتاب',
      many: 'کتاب',
    },
  ],
  [
    contentTypeNames[1],
    {
      one: 'کپسول',
      many: 'کپسول',
    },
  ],
  [
    contentTypeNames[2],
    {
      one: 'سریال',
      many: 'سریال',
    },
  ],
  [
    contentTypeNames[3],
    {
      one: 'پادکست',
      many: 'پادکست',
    },
  ],
  [
    pageTitles,
    {
      comments: 'دیدگاه‌ها',
      library: 'کتابخانه',
      archive: 'آرشیو',
      wishlist: 'علاقه‌مندی‌ها',
      profile: 'پروفایل',
      credit: '=اعتبار',
      'credit-code': 'کد اعتبار',
      subscription: 'اشتراک',
      auth: 'ورود',
      feedback: 'بازخورد',
      about: 'درباره ما',
      'catalog-landing': 'کاتالوگ',
      artist: 'هنرمند',
      publisher: 'ناشر',
      'webview-page': 'صفحه',
      'about-book': 'درباره کتاب',
      'app-checkout': 'پرداخت',
    },
  ],
]);
