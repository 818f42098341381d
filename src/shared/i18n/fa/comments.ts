/** The comments of a book. */
export const comments = {
  /** Shown for an author without a name. */
  someone: 'شنونده',
  empty: 'هنوز کسی درباره این کتاب دیدگاهی ننوشته است.',
  count: (count: string) => `${count} دیدگاه`,
  loading: 'در حال آوردن دیدگاه‌ها',
  more: 'دیدگاه‌های بیشتر',
} as const;
