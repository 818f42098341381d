/** A book as cards and rows show it. */
export const book = {
  /** Between two names. */
  nameSeparator: '، ',
  priceBefore: 'پیش از تخفیف',
  priceNow: 'اکنون',
} as const;
