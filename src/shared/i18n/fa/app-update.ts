/** Texts of the banner that offers a new version. */
export const appUpdate = {
  label: 'نسخه جدید شنیدار',
  ready: 'نسخه جدید آماده است',
  update: 'به‌روزرسانی',
  updating: 'در حال به‌روزرسانی...',
  done: 'برنامه به‌روز شد.',
} as const;
