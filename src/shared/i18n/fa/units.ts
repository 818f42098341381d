/** Texts for numbers, money and time. */
export const units = {
  /** 0 to 9. */
  digits: '۰۱۲۳۴۵۶۷۸۹',
  toman: (amount: string) => `${amount} تومان`,
  hours: (count: string) => `${count} ساعت`,
  minutes: (count: string) => `${count} دقیقه`,
  seconds: (count: string) => `${count} ثانیه`,
  lessThanAMinute: 'کمتر از یک دقیقه',
  and: ' و ',
  percent: (count: string) => `٪${count}`,
} as const;
