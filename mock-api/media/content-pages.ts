/** The head that all pages share. They have no scripts, as the app's frame runs none. */
const head = (title: string) => `<!doctype html>
<html lang="fa" dir="rtl">
  <head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${title}</title>
  <style>
    :root { color-scheme: light dark; --ink: light-dark(#1d1914, #f4ede2); --paper: light-dark(#faf6ee, #15120e); }
    body { max-width: 42rem; margin: 0 auto; padding: 8px 20px 40px; background: var(--paper); color: var(--ink); font: 15px/1.95 Vazirmatn, system-ui, sans-serif; }
    h1 { font-size: 22px; line-height: 1.5; }
    h2 { font-size: 17px; line-height: 1.55; }
  </style>
  </head>`;

const page = (title: string, sections: readonly (readonly [string, string])[]) => `${head(title)}
  <body>
    <main>
      <h1>${title}</h1>
      ${sections.map(([name, text]) => `<h2>${name}</h2><p>${text}</p>`).join('')}
    </main>
  </body>
</html>
`;

/** Pages of the site itself, by name: stand-ins for what a real site serves. */
export const contentPages: ReadonlyMap<string, string> = new Map([
  [
    'terms',
    page('شرایط استفاده', [
      ['کتاب‌های شما', 'کتابی که می‌خرید برای همیشه در کتابخانه شماست و روی هر دستگاهی شنیده می‌شود.'],
      ['اشتراک', 'اشتراک تا پایان دوره‌اش برقرار است و خودبه‌خود تمدید نمی‌شود.'],
      ['اعتبار', 'اعتبار کیف پول برای خرید کتاب و طرح اشتراک است.'],
    ]),
  ],
  [
    'privacy',
    page('حریم خصوصی', [
      ['آنچه نگه می‌داریم', 'نام و راه تماس شما، خریدها و علاقه‌مندی‌هایتان.'],
      ['آنچه نگه نمی‌داریم', 'جای شما در هر کتاب تنها روی همین دستگاه می‌ماند.'],
      ['خروج از حساب', 'با خروج از حساب، هر چه از آنِ شماست از این دستگاه پاک می‌شود.'],
    ]),
  ],
]);
