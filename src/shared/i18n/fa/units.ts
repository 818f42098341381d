/** Texts for numbers, money and time. */
export const units = {
  /** 0 to 9. */
  digits: '۰۱۲۳۴۵۶۷۸۹',
  /** Between the thousands of a number, before its decimals, and before a negative one (with a mark that keeps it in its place). */
  thousands: '٬',
  decimal: '٫',
  minus: '\u200e\u2212',
  toman: (amount: string) => `${amount} تومان`,
  hours: (count: string) => `${count} ساعت`,
  minutes: (count: string) => `${count} دقیقه`,
  seconds: (count: string) => `${count} ثانیه`,
  lessThanAMinute: 'کمتر از یک دقیقه',
  and: ' و ',
  percent: (count: string) => `٪${count}`,
} as const;
