/** A book as cards and rows show it. */
export const book = {
  /** The separator between two names. */
  nameSeparator: '، ',
  priceBefore: 'پیش از تخفیف',
  priceNow: 'اکنون',
} as const;
