import { playback } from './playback';

/** The player, small and full. */
export const player = {
  ...playback,
  full: 'پخش‌کننده',
  loading: 'در حال آماده‌سازی پخش',
  next: 'فصل بعدی',
  previous: 'فصل قبلی',
  forward: '۳۰ ثانیه جلو',
  back: '۱۰ ثانیه عقب',
  position: 'موقعیت پخش',
  positionOf: (position: string, duration: string) => `${position} از ${duration}`,
  chapterOf: (chapter: string, count: string) => `فصل ${chapter} از ${count}`,
  remaining: (time: string) => `${time} مانده`,
  expand: 'باز کردن پخش‌کننده',
  shrink: 'کوچک کردن',
  info: 'اطلاعات کتاب',
  share: 'اشتراک‌گذاری',
  comments: 'دیدگاه‌ها',
  sample: 'نمونه',
  chapterUnavailable: 'این فصل بارگیری نشد.',
  notAdded: 'افزودن به کتابخانه با مشکل روبه‌رو شد.',
  volume: 'بلندی صدا',
  mute: 'بی‌صدا کردن',
  unmute: 'باز کردن صدا',
  enlarge: 'نمای بزرگ پخش‌کننده',
  chapters: 'فهرست فصل‌ها',
  chapterShort: (chapter: string, count: string) => `${chapter} از ${count}`,
  bookRemaining: (time: string) => `${time} تا پایان کتاب`,
  bookLength: (time: string) => `کل \u2068${time}\u2069`,
  /** The question marks of Latin and Persian layouts, which are on different physical keys. */
  helpKeys: ['?', '؟'] as readonly string[],
} as const;

/** The list of keyboard shortcuts. */
export const shortcuts = {
  title: 'میان‌برهای صفحه‌کلید',
  space: 'فاصله',
  toggle: 'پخش یا مکث',
  mute: 'قطع و وصل صدا',
  help: 'نمایش این فهرست',
} as const;
