/** What is being waited for, in the loading indicators. */
export const loading = {
  archive: 'در حال باز کردن آرشیو',
  library: 'در حال باز کردن کتابخانه',
  signIn: 'در حال ورود',
  payment: 'در حال بررسی پرداخت',
} as const;
