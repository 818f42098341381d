/** Push messages. Rule: docs/behaviour.md#push */
export const push = {
  title: 'اعلان‌ها',
  on: 'روشن',
  off: 'خاموش',
  turnedOn: 'اعلان‌ها روشن شد.',
  turnedOff: 'اعلان‌ها خاموش شد.',
  blocked: 'اعلان‌ها در مرورگر شما مسدود شده است.',
  unsupported: 'مرورگر شما از اعلان‌ها پشتیبانی نمی‌کند.',
  failed: 'اعلان‌ها روشن نشد. کمی بعد دوباره تلاش کنید.',
} as const;
