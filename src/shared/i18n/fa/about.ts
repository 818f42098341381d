/** The page about the app. */
export const about = {
  lead: 'فروشگاه و پخش‌کننده کتاب صوتی، پادکست و سریال صوتی به زبان فارسی.',
  versions: 'نسخه',
  app: 'برنامه',
  webApp: 'نسخه وب',
  placesLabel: 'پیوندهای شنیدار',
  contact: 'نوشتن به شنیدار',
  feedback: 'بازخورد',
  terms: 'شرایط استفاده',
  privacy: 'حریم خصوصی',
  notices: 'مجوزهای نرم‌افزاری',
  noticesLead: 'شنیدار از کارهای آزاد زیر ساخته شده است. متن هر مجوز با زدن نام آن باز می‌شود.',
  loading: 'در حال آوردن مجوزها',
} as const;
