/** Forms in a sheet, and the bar that takes an action back. */
export const form = {
  save: 'ذخیره',
  undo: 'بازگردانی',
} as const;
