/** The page of a partner or a campaign. */
export const landing = {
  loading: 'در حال باز کردن صفحه',
  kicker: (brand: string) => `به ${brand} خوش آمدید`,
  title: 'هزار کتاب، یک صدا',
  text: 'کتاب صوتی، پادکست و سریال به زبان فارسی. نمونه هر کتاب رایگان است؛ همین حالا گوش بدهید.',
  action: 'رفتن به فروشگاه',
  books: 'از این کتاب‌ها آغاز کنید',
} as const;
