/** Getting a book: the pop-up, the markets dialog, and the sentences beside the buttons. */
export const purchase = {
  /** Name of the pop-up. */
  popup: (title: string) => `دریافت «${title}»`,
  /** The name of the pop-up while the title is unknown. */
  untitled: 'دریافت',
  signInAndGet: 'ورود و دریافت',
  loading: 'در حال آوردن شرایط دریافت',
  discounts: 'تخفیف‌ها',
  discount: (percentage: string) => `${percentage} تخفیف`,
  discountPlain: 'تخفیف',
  priceBefore: 'قیمت پیش از تخفیف',
  price: 'قیمت',
  priceAfter: 'قیمت با تخفیف',

  /** Used for a button whose text is missing in the API's answer. */
  buy: 'خرید و نگه داشتن',
  get: 'دریافت',
  play: 'پخش',
  unavailable: 'در دسترس نیست',

  owned: 'مال شماست',
  ownedLine: 'از همین حالا در کتابخانه شماست.',
  startListening: 'شنیدن',
} as const;

/** How many titles of the quota are left until the interval ends. */
const quotaLeft = (count: string) => `${count} کتاب از سهمیه این دوره مانده است`;

/** The sentence under a button of the pop-up. It adds to the words of the button and of the price, and repeats neither. */
export const promises = {
  unavailable: 'این اثر اکنون فروخته نمی‌شود',
  opensBook: 'میان کتاب‌های خودتان باز می‌شود',
  archive: 'از همان‌جا به کتابخانه برمی‌گردد',
  free: 'برای همیشه در کتابخانه شما می‌ماند',
  pays: 'پرداخت در پنجره بعد انجام می‌شود',
  checkout: 'پرداخت در صفحه بعد، از اعتبار شما',
  /** Added where the price is unknown. */
  priceFirst: 'قیمت را پیش از پرداخت می‌بینید',
  fromCredit: 'پیش از برداشت از شما می‌پرسیم',
  needsCredit: 'اعتبارتان برای این خرید کافی نیست',
  bySubscription: 'پرداخت جداگانه ندارد',
  byNewSubscription: 'از سهمیه تازه شما کم می‌شود',
  quotaLeft,
  plans: 'برای هر کتاب جداگانه نمی‌پردازید',
  noQuota: 'با طرحی تازه ادامه دهید',
  intervalQuota: 'با آغاز دوره بعد باز می‌شود',
  notInSubscription: 'کتاب‌های دیگر را با آن بشنوید',
  plays: 'همین‌جا، از جایی که مانده‌اید',
  addsAndPlays: 'به کتابخانه می‌رود و پخش می‌شود',
} as const;

/** The sentence of the book's page about getting the book, where it differs from that of the pop-up. */
export const offers = {
  signIn: 'پس از ورود، راه‌های دریافت را می‌بینید',
  bought: 'یک بار می‌خرید و همیشه می‌شنوید',
  fromCredit: 'از اعتبار شما پرداخت می‌شود',
  bySubscription: 'با اشتراک شما، بی‌پرداخت جداگانه',
  byQuota: (count: string) => `با اشتراک شما؛ ${quotaLeft(count)}`,
  buyOrSubscription: 'بخرید، یا با اشتراک خود بشنوید',
  buyOrQuota: (count: string) => `بخرید، یا با اشتراک بشنوید؛ ${quotaLeft(count)}`,
  plans: 'این کتاب با اشتراک شنیده می‌شود',
  noQuota: 'سهمیه اشتراک شما تمام شده است',
  intervalQuota: 'سهمیه این دوره تمام شده است؛ دوره بعد می‌توانید بشنوید',
  notInSubscription: 'این اثر نه فروخته می‌شود و نه در اشتراک است',
  archive: 'در آرشیو شماست',
} as const;

/** The markets dialog. */
export const markets = {
  title: 'خرید با اعتبار',
  notEnough: 'اعتبار شما کافی نیست، ابتدا اعتبار خود را افزایش دهید و سپس خرید کنید.',
  /** `price` in Toman, digits only. */
  confirmation: (price: string) => `مبلغ ${price} تومان از اعتبار شما کسر می‌شود.`,
  increaseCredit: 'افزایش اعتبار',
  confirm: 'تأیید خرید',
  cancel: 'انصراف',
} as const;
