/** Error messages. Rule: docs/behaviour.md#errors */
export const errors = {
  outdatedApp: 'برای استفاده از این امکان، برنامه خود را به‌روزرسانی کنید.',
  server: 'خطای سرور',
  notKept: 'مرورگر شما اجازه ذخیره‌سازی نمی‌دهد؛ با بستن این صفحه، جای شما در کتاب فراموش می‌شود.',
} as const;
