/** Getting a book: the pop-up, the markets dialog, and the sentence beside the main button. */
export const purchase = {
  /** Name of the pop-up. */
  popup: (title: string) => `دریافت «${title}»`,
  /** The name of the pop-up while the title is unknown. */
  untitled: 'دریافت',
  signInAndGet: 'ورود و دریافت',
  loading: 'در حال آوردن شرایط دریافت',
  opening: 'در حال باز کردن آرشیو',
  discounts: 'تخفیف‌ها',
  discount: (percentage: string) => `${percentage} تخفیف`,
  discountPlain: 'تخفیف',
  priceBefore: 'قیمت پیش از تخفیف',
  price: 'قیمت',
  priceAfter: 'قیمت با تخفیف',

  /** Used for a button whose text is missing in the API's answer. */
  buy: 'خرید',
  get: 'دریافت',
  play: 'پخش',
  unavailable: 'فعلاً در دسترس نیست',

  owned: 'مال شماست',
  ownedLine: 'از همین حالا در کتابخانه شماست.',
  startListening: 'شروع گوش دادن',
} as const;

/**
 * What a tap does and costs, in one sentence. `price` includes the word Toman; null where it is unknown.
 */
export const promises = {
  signIn: 'وارد حساب شوید تا شرایط دریافت را ببینید',
  unavailable: 'این اثر فعلاً فروخته نمی‌شود',
  opensBook: 'در کتابخانه شماست؛ چیزی کم نمی‌شود',
  archive: 'در آرشیو شماست؛ آرشیو باز می‌شود',
  free: 'رایگان به کتابخانه شما اضافه می‌شود',
  pays: (price: string | null) => (price ? `${price} می‌پردازید` : 'قیمت را پیش از پرداخت می‌بینید'),
  checkout: (price: string | null) =>
    price ? `${price}؛ به صفحه پرداخت می‌روید` : 'به صفحه پرداخت می‌روید',
  fromCredit: (price: string) => `از اعتبار شما ${price} کم می‌شود`,
  needsCredit: (price: string | null) =>
    price ? `قیمت ${price} است؛ اعتبارتان کافی نیست` : 'اعتبارتان کافی نیست',
  bySubscription: 'با اشتراک شما، بدون هزینه',
  /** Both buttons are available, and one of them is free of charge. */
  bySubscriptionOrBuying: 'با اشتراک شما بدون هزینه، یا با خرید',
  byNewSubscription: 'با اشتراک تازه شما، بدون هزینه',
  plans: 'با خرید اشتراک می‌شنوید',
  noQuota: 'سهمیه اشتراک شما تمام شده است',
  intervalQuota: 'سهمیه این دوره تمام شده؛ دوره بعد دوباره می‌توانید',
  notInSubscription: 'این اثر در اشتراک نیست',
  plays: 'مال شماست؛ همین حالا پخش می‌شود',
  addsAndPlays: 'رایگان اضافه می‌شود و پخش می‌شود',
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
