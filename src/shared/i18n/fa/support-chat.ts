/** The chat with the support. */
export const supportChat = {
  title: 'گفت‌وگو با پشتیبانی',
  loading: 'در حال باز کردن گفت‌وگو',
  failed: 'گفت‌وگو باز نشد. می‌توانید دوباره تلاش کنید یا برایمان بازخورد بنویسید.',
  unread: (count: string) => `${count} پیام تازه`,
  quicker: 'پاسخ را زودتر می‌خواهید؟',
} as const;
