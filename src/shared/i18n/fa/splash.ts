/** The splash of a page whose app does not come. vite/splash-texts.ts writes it into index.html. */
export const splash = {
  late: 'برنامه هنوز باز نشده است.',
} as const;
