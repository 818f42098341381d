/** What a page shows in an unusual way, and how its lists fill each of the windows. */
interface Shape {
  /** Words of what looks odd, but is meant; each is there in a window at least. */
  readonly meant?: readonly string[];
  /** How many items stand abreast, in windows from 320 to 1440 px of width, in the order of `sizes`. */
  readonly abreast?: Readonly<Record<string, string>>;
}

const shop: Shape = {
  // The arch of a title is read first and stands at the end; who reads it stands above the button.
  meant: [
    ...['پیشنهاد این هفتهشاهنامه', 'چهل غزل، چهل نفس', 'برای هفت شب', 'نثری که موسیقی'],
    ...['کاوه آذرنوش', 'مریم نیکو', 'لیلا شب‌افروز', 'بهرام پاک‌سرشت'].map(
      (each) => `با صدای ${each}`,
    ),
  ],
  abreast: {
    پرفروش‌ترین‌ها: '1 of 5, 1 of 5, 1 of 5, 1 of 5, 1 of 5, 4, 4, 5',
    'امشب، بیست دقیقه': '1, 1, 1, 1, 1, 1, 1, 1',
    صداها: '2, 3, 7, 5, 6, 6, 6, 7',
    'از کجا آغاز کنیم؟': '2, 2, 3, 3, 3, 3, 3, 3',
    تازه‌ها: '2, 2, 4, 4, 4, 5, 5, 6',
    'سریال‌های صوتی': '1, 2, 4, 3, 4, 3, 4, 4',
    'رایگان بشنوید': '3, 3, 6, 6, 6, 6, 6, 6',
    'غزل و غنا': '2, 3, 6, 5, 6, 6, 7, 8',
  },
};

/** The value of a fact is above its name, and read after it. */
const facts = [' رأی', ' before مدت', ' before فصل'];

/** What explains the button of a bar is at the start of the bar, and read after the button. */
const toGet = [' before دریافت'];

/** The shapes of the pages, by address. */
export const shapes: Readonly<Record<string, Shape>> = {
  '/': shop,
  // Who is signed in goes on to the storefront.
  '/auth': shop,
  '/pdp/1001': {
    meant: facts,
    abreast: {
      فصل‌ها: '1, 1, 1, 1, 1, 1, 1, 1',
      دیدگاه‌ها: '1, 1, 1, 1, 1, 1, 1, 1',
      'با همین صدا': '2, 2, 3, 4, 3, 1, 1, 2',
    },
  },
  '/pdp/9034': { meant: [...facts, ...toGet, 'تومان before پیش از تخفیف'] },
  '/clp': {
    abreast: {
      'چقدر وقت دارید؟': '2, 2, 4, 2, 4, 4, 4, 4',
      گونه‌ها: '2, 2, 3, 3, 3, 4, 4, 4',
      صداها: '2, 3, 7, 5, 6, 6, 7, 8',
    },
  },
  '/library': { abreast: { 'کتاب‌های شما': '2, 3, 4, 5, 4, 5, 5, 6' } },
  '/archive': { abreast: { آرشیو: '1, 1, 2, 1, 2, 2, 2, 3' } },
  '/wishlist': { abreast: { 'علاقه‌مندی‌های شما': '2, 3, 4, 5, 4, 5, 5, 6' } },
  '/credit': { abreast: { 'افزایش اعتبار': '1, 1, 1, 1, 1, 1, 1, 1' } },
  '/subscription': {
    // What is to be paid is read last.
    meant: ['۳۴۹٬۰۰۰ تومان before', '۵۹۹٬۰۰۰ تومان before', '۹۹۰٬۰۰۰ تومان before'],
    abreast: { طرح‌ها: '1, 1, 2, 1, 2, 2, 4, 4' },
  },
  '/catalog': { abreast: { کتاب‌ها: '1, 1, 2, 1, 2, 2, 2, 3' } },
  '/catalog-landing': {
    abreast: { فهرست‌ها: '1, 1, 2, 1, 2, 2, 3, 3', گونه‌ها: '2, 2, 3, 3, 3, 3, 3, 3' },
  },
  '/artist/1': { abreast: { 'نوشته‌ها ۲': '2, 2, 2, 2, 2, 2, 2, 2' } },
  '/publisher/601': { abreast: { آثار: '2, 3, 4, 5, 4, 5, 5, 6' } },
};

/** What may look odd where a page lacks a part of its content, besides what its shape says. */
export const meantAnyway: readonly string[] = toGet;
