import { testTextMeanings } from '@/testing/text-meanings';

import { catalog } from './catalog';
import { clp } from './clp';
import { shop } from './shop';
import { shopLater } from './shop-later';

// Texts of the shop and of lists.
testTextMeanings([
  [
    catalog,
    {
      title: '=کاتالوگ',
      missing: 'فهرستی',
      toCatalog: 'به کاتالوگ',
      toShop: 'فروشگاه',
      empty: 'این',
      loading: 'آوردن فهرست',
      subGenres: 'زیرگونه‌ها',
      sort: 'ترتیب',
    },
  ],
  [
    catalog.landing,
    {
      kicker: 'برگزیده‌اند',
      text: 'فهرست‌هایی',
      all: 'عنوان‌ها',
      lists: '=فهرست‌ها',
      genres: '=گونه‌ها',
      loading: 'آوردن کاتالوگ',
      empty: 'کاتالوگ هنوز',
    },
  ],
  [
    clp,
    {
      searchHeading: '=جستجو',
      searchField: 'جستجوی',
      clear: 'کردن جستجو',
      recent: 'جستجوهای',
      time: 'دارید',
      genres: '=گونه‌ها',
      all: '=همه',
      allGenres: 'همه گونه‌ها',
      voices: 'صداها',
      voicesNote: 'انتخاب',
      startLoading: 'صفحه',
      filters: 'پالایش و',
      filtersOpen: '=پالایش',
      activeFilters: 'پالایش‌های',
      clearFilters: 'کردن پالایش',
      apply: 'نمایش',
      applyNone: '=عنوانی نیست',
      noneFiltered: 'پالایش عنوانی',
      endOfList: 'رسیدید',
      orTry: 'بخواهید',
      suggestions: 'پیشنهادهای',
      suggestedPeople: 'آدم‌ها',
      suggestedTitles: '=عنوان‌ها',
      suggestedLists: '=فهرست‌ها',
      list: '=فهرست',
      genre: '=گونه',
      toShop: 'فروشگاه',
      loading: 'آوردن فهرست',
      loadingMore: 'ادامه',
      more: 'کتاب‌های',
      untitled: '=فهرست',
      books: '=کتاب‌ها',
    },
  ],
  [
    clp.lengths.minutes,
    {
      title: 'نیم',
      brief: 'تا ۳۰',
      range: 'تا ۳۰',
    },
  ],
  [
    clp.lengths.hour,
    {
      title: 'خانه',
      brief: '=تا ۱ ساعت',
      range: 'دقیقه تا',
    },
  ],
  [
    clp.lengths.evening,
    {
      title: 'بلند',
      brief: '۱ تا',
      range: '۱ تا',
    },
  ],
  [
    clp.lengths.week,
    {
      title: 'هفته',
      brief: 'و بیشتر',
      range: 'و بیشتر',
    },
  ],
  [
    clp.prices,
    {
      free: '=رایگان',
      low: '۱۰۰ هزار',
      middle: '۱۰۰ تا',
      high: 'بیش از',
    },
  ],
  [
    clp.filterGroups,
    {
      sort: '=ترتیب',
      contentType: 'نوع',
      genre: '=گونه',
      length: 'زمان',
      price: 'قیمت',
      narratorId: '=گوینده',
    },
  ],
  [
    clp.sorts,
    {
      own: 'چیدمان',
      relevance: 'نزدیک‌ترین',
      bestselling: '=پرفروش‌ترین',
      newest: 'تازه‌ترین',
      rating: 'بالاترین',
      priceAsc: 'ارزان‌ترین',
      priceDesc: 'گران‌ترین',
      title: 'الفبا',
    },
  ],
  [
    clp.roles,
    {
      author: '=نویسنده',
      narrator: '=گوینده',
    },
  ],
  [
    shop,
    {
      heading: '=فروشگاه',
      allTypes: 'همه',
      all: 'همه',
      continueListening: 'ادامه',
      typesLabel: 'گونه‌ها',
      bannerLabel: 'پیشنهادهای',
      search: 'جستجو',
      loading: 'آوردن',
      library: 'کتابخانه',
    },
  ],
  [
    shopLater,
    {
      genresLabel: 'موضوع‌ها',
      openBook: 'بدانید',
      falPlay: 'کنید',
      motto: 'هستید',
      about: 'درباره',
    },
  ],
]);
