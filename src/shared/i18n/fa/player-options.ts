import { units } from './units';

/** Speed, sleep timer and driving mode: the texts of the player's last row and of its sheets. */
export const playerOptions = {
  speed: 'سرعت پخش',
  /** `factor` has Persian digits and an ASCII point. */
  speedOf: (factor: string) => `${factor.replace('.', '٫')}×`,
  sleep: 'زمان‌سنج خواب',
  sleepOff: 'خاموش',
  sleepChapter: 'پایان فصل',
  sleepMinutes: units.minutes,
  /** Above the time that the timer has left. */
  untilSleepAt: (time: string) => `تا خاموشی، ساعت\u00a0\u2068${time}\u2069`,
  untilChapterEnd: 'تا پایان فصل',
  moreMinutes: (count: string) => `${units.minutes(count)} بیشتر`,
  sleepFade: 'صدا آرام‌آرام کم شود',
  sleepFadeNote: 'در ۲۰ ثانیه پایانی زمان‌سنج',
  /** `chapter` is null within the same chapter. */
  backTo: (time: string, chapter: string | null) =>
    chapter === null
      ? `بازگشت به \u2068${time}\u2069`
      : `بازگشت به فصل ${chapter}، \u2068${time}\u2069`,
  smartRewind: 'کمی عقب‌تر پس از مکث',
  smartRewindNote: 'پس از مکثی طولانی، چند ثانیه پیش از جای آخر آغاز می‌شود.',
  driving: 'حالت رانندگی',
  /** Below the icon of the button, whose name is `driving`. */
  drivingShort: 'رانندگی',
  drivingLeave: 'خروج از حالت رانندگی',
  leftOfChapter: (chapter: string) => `مانده از فصل ${chapter}`,
  stalled: 'صدا نمی‌رسد. ارتباط کند است.',
  noOutput: 'خروجی صدا نیست.',
  nextPart: 'بعدی در مجموعه',
  nextPartOf: (title: string) => `بعدی در مجموعه: ${title}`,
  download: 'دانلود',
  /** Below the time above the finger, when the bar moves more slowly than the finger. */
  scrubRates: { 0.5: 'نیم سرعت', 0.25: 'یک‌چهارم سرعت', 0.1: 'حرکت دقیق' },
  slower: 'کندتر',
  faster: 'تندتر',
} as const;
