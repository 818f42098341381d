/** Bookmarks, and links to a moment of a title. */
export const moments = {
  bookmarks: 'نشانه‌ها',
  chapters: 'فصل‌ها',
  mark: 'نشانه گذاشتن',
  /** The place is isolated, because it is read from left to right. */
  marked: (chapter: string, time: string) => `نشانه ماند: فصل ${chapter}، \u2068${time}\u2069`,
  none: 'هنوز نشانه‌ای نیست. هر جا که خواستید، نشانه بگذارید.',
  place: (chapter: string, time: string) => `فصل ${chapter}، \u2068${time}\u2069`,
  share: 'اشتراک این لحظه',
  note: 'یادداشت',
  editNote: 'نوشتن یادداشت',
  saveNote: 'نگه داشتن',
  remove: 'برداشتن نشانه',
  removed: 'نشانه برداشته شد.',
  undo: 'بازگردانی',
  export: 'رونوشت همه نشانه‌ها',
  exported: 'نشانه‌ها رونوشت شد.',
  notExported: 'رونوشت نشد.',
  linkToChapter: (chapter: string, time: string) => `پیوند به فصل ${chapter}، \u2068${time}\u2069`,
  linkToSample: (time: string) => `پیوند به \u2068${time}\u2069 از نمونه`,
  listen: 'شنیدن از این لحظه',
  locked: 'پس از گرفتن کتاب، از همین لحظه می‌شنوید.',
} as const;
