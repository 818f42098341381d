import { expect, it } from 'vitest';

import { clp } from './clp';
import { profile } from './profile';
import { shopLater } from './shop-later';

/**
 * What each text with parameters says, with A, B and C in the order of the parameters. Other tests call the texts by their
 * names, so they notice neither a parameter in another's place, or in none, nor the words of another text around it.
 */
const saying: Readonly<Record<string, string>> = {
  'about-book aboutBook.rated': 'A از ۵، با B رأی',
  'about-book aboutBook.chapterCount': 'A فصل',
  'app-checkout appCheckout.packageNote': 'A اعتبار',
  'app-checkout appCheckout.pay': 'پرداخت A',
  'app-checkout appCheckout.short':
    'برای این خرید A اعتبار کم دارید. پس از افزایش آن به همین‌جا برمی‌گردید.',
  'app-checkout appCheckout.balanceNow': 'اعتبار شما: A',
  'auth auth.resendIn': 'کد نرسید؟ A دیگر دوباره بفرستید',
  'catalog catalog.genreChip': 'A، B عنوان',
  'catalog catalog.titleCount': 'A عنوان',
  'catalog catalog.allOf': 'همه A',
  'clp clp.suggestionNote': 'A، B',
  'clp clp.resultCount': 'A عنوان',
  'clp clp.removeRecent': 'پاک کردن «A» از جستجوهای تازه',
  'clp clp.filtersChosen': 'پالایش، A مورد',
  'clp clp.removeFilter': 'برداشتن «A»',
  'clp clp.applyCount': 'نمایش A عنوان',
  'clp clp.suggestionCount': 'A پیشنهاد',
  'clp clp.resultsFor': 'جستجوی «A»',
  'comments comments.starsShare': 'A ستاره: B رأی، C',
  'comments comments.count': 'A دیدگاه',
  'comments comments.rateCount': 'A رأی',
  'comments comments.rate': 'A ستاره',
  'comments comments.charactersLeft': 'A نویسه دیگر جا دارد',
  'comments comments.tooLong': 'متن A نویسه بلندتر از اندازه است. کمی کوتاهش کنید.',
  'comments comments.likeCount': 'A پسند',
  'common common.stars': 'امتیاز A از ۵',
  'credit credit.payFor': 'پرداخت A برای «B»',
  'credit credit.gives': 'A اعتبار',
  'credit credit.gift': 'A هدیه',
  'credit credit.pay': 'پرداخت A',
  'credit credit.newBalance': 'اعتبار شما اکنون A است.',
  'kept-books keptBooks.and': 'A · B',
  'kept-books keptBooks.megabytes': 'A مگابایت',
  'kept-books keptBooks.gigabytes': 'A گیگابایت',
  'kept-books keptBooks.free': 'A جای خالی',
  'kept-books keptBooks.lost': '«A» دیگر در کتابخانه شما نیست و از این دستگاه حذف شد.',
  'kept-content keptContent.asOf': 'بدون اینترنت؛ محتوای A',
  'landing landing.kicker': 'به A خوش آمدید',
  'library library.remaining': 'A مانده',
  'library library.count': 'A کتاب',
  'library library.play': 'پخش «A»',
  'library library.pause': 'مکث «A»',
  'library library.played': 'A شنیده شده',
  'library library.menuOf': 'گزینه‌های «A»',
  'library library.unarchiveOf': 'بازگرداندن «A» به کتابخانه',
  'library library.movedTo.archive': '«A» به آرشیو رفت.',
  'library library.movedTo.library': '«A» به کتابخانه برگشت.',
  'moments moments.marked': 'نشانه ماند: فصل A، B',
  'moments moments.place': 'فصل A، B',
  'moments moments.linkToChapter': 'پیوند به فصل A، B',
  'moments moments.linkToSample': 'پیوند به A از نمونه',
  'partner partner.questionTo':
    'این پیوند از حسابی دیگر است. اگر به آن بروید، از حساب «A» خارج می‌شوید.',
  'people people.writtenCount': 'نویسنده A اثر',
  'people people.narratedCount': 'گوینده A اثر',
  'people people.from': 'از «A»',
  'people people.allOf': 'همه A',
  'people people.workCount': 'A اثر',
  'player player.positionOf': 'A از B',
  'player player.chapterOf': 'فصل A از B',
  'player player.chapterShort': 'A از B',
  'player player.remaining': 'A مانده',
  'player player.bookRemaining': 'A تا پایان کتاب',
  'player player.bookLength': 'کل A',
  'player-options playerOptions.backTo': 'بازگشت به فصل B، A',
  'player-options playerOptions.speedOf': 'A×',
  'player-options playerOptions.sleepMinutes': 'A دقیقه',
  'player-options playerOptions.untilSleepAt': 'تا خاموشی، ساعت A',
  'player-options playerOptions.moreMinutes': 'A دقیقه بیشتر',
  'player-options playerOptions.leftOfChapter': 'مانده از فصل A',
  'player-options playerOptions.nextPartOf': 'بعدی در مجموعه: A',
  'product product.resumes': 'ادامه از فصل A، دقیقه B',
  'product product.resumesSpoken': 'ادامه از فصل A، پس از B',
  'product product.votes': 'A رأی',
  'product product.chapterCount': 'A فصل',
  'product product.allChapters': 'همه A فصل',
  'product product.allOf': 'همه A',
  'product product.partCount': 'A بخش',
  'product product.part': 'بخش A',
  'product product.rated': 'امتیاز شما: A از ۵',
  'product product.resumesChapter': 'ادامه از آغاز فصل A',
  'product product.heardShare': 'A شنیده شده',
  'profile profile.heardOnDay': 'A: B',
  'profile profile.weekGoal': 'ساعت، از A ساعت',
  'profile profile.days': 'A روز',
  'profile profile.subscriptionDays': 'A روز از اشتراک مانده',
  'profile profile.booksLeft': 'A کتاب مانده',
  'profile profile.retryOf': 'تلاش دوباره برای آوردن A',
  'profile profile.books': 'A کتاب',
  'profile profile.percent': 'A درصد',
  'purchase purchase.popup': 'دریافت «A»',
  'purchase purchase.discount': 'A تخفیف',
  'purchase promises.quotaLeft': 'A کتاب از سهمیه این دوره مانده است',
  'purchase offers.byQuota': 'با اشتراک شما؛ A کتاب از سهمیه این دوره مانده است',
  'purchase offers.buyOrQuota': 'بخرید، یا با اشتراک بشنوید؛ A کتاب از سهمیه این دوره مانده است',
  'purchase markets.confirmation': 'مبلغ A تومان از اعتبار شما کسر می‌شود.',
  'shop shop.slide': 'پیشنهاد A از B',
  'shop shop.withVoice': 'با صدای A، B',
  'shop shop.chapterOf': 'A، فصل B از C',
  'shop shop.allOf': 'همه A',
  'shop shop.remaining': 'A مانده',
  'shop shop.goOn': 'ادامه شنیدن «A»',
  'shop shop.aboutTitle': 'درباره «A»',
  'shop-later shopLater.sample': 'نمونه، A',
  'shop-later shopLater.playSampleOf': 'پخش نمونه «A»',
  'shop-later shopLater.stopSampleOf': 'مکث نمونه «A»',
  'shop-later shopLater.falOf': 'فال امروز، A',
  'shop-later shopLater.falLength': 'متن کامل غزل، A',
  'shop-later shopLater.bookCount': 'A کتاب',
  'shop-later shopLater.titleCount': 'A عنوان',
  'shop-later shopLater.partCount': 'A قسمت',
  'subscription subscription.pace': 'هر B روز A کتاب',
  'subscription subscription.cheaper': 'هر کتاب A ارزان‌تر از B',
  'subscription subscription.buyOf': 'A: B',
  'subscription subscription.until': 'تا A',
  'subscription subscription.perBook': 'هر کتاب نزدیک به A',
  'support-chat supportChat.unread': 'A پیام تازه',
  'units units.toman': 'A تومان',
  'units units.hours': 'A ساعت',
  'units units.minutes': 'A دقیقه',
  'units units.seconds': 'A ثانیه',
  'units units.percent': '٪A',
  'wishlist wishlist.shelfOf': 'A، B کتاب',
  'wishlist wishlist.moved': 'A کتاب به «B» رفت.',
  'wishlist wishlist.count': 'A کتاب',
  'wishlist wishlist.removeShelfTitle': '«A» حذف شود؟',
  'wishlist wishlist.remove': 'حذف «A» از علاقه‌مندی‌ها',
  'wishlist wishlist.removed': '«A» از علاقه‌مندی‌ها حذف شد.',
  'wishlist wishlist.removedMany': 'A کتاب از علاقه‌مندی‌ها حذف شد.',
  'wishlist wishlist.unshelved': 'A کتاب از قفسه برداشته شد.',
  'wishlist wishlist.selected': 'A کتاب انتخاب شده',
};

/** Their parameters are no texts: see below, and `subscription.test.ts`. */
const ofOthers = [
  'clp clp.names',
  'shop-later shopLater.inTurn',
  'subscription subscription.gives',
];

type Text = (...parameters: string[]) => string;

function textsIn(path: string, value: unknown): readonly (readonly [string, Text])[] {
  if (typeof value === 'function') return value.length > 0 ? [[path, value as Text]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(`${path}.${name}`, inner));
}

it('has each parameter of each text in its own place', () => {
  const files = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true });
  const texts = Object.entries(files).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      textsIn(`${path.slice(2, -3)} ${name}`, value),
    ),
  );
  const said = texts
    .filter(([name]) => !ofOthers.includes(name))
    // Without the isolates of texts of another direction, which nobody sees.
    .map(([name, text]) => [name, text('A', 'B', 'C').replaceAll(/[\u2066-\u2069]/g, '')]);
  expect(Object.fromEntries(said)).toEqual(saying);
});

it('says numbers and names that are no texts', () => {
  expect(clp.names(['A', 'B'])).toBe('A، B');
  expect([2, 3, 4, 5, 6].map((count) => shopLater.inTurn(count))).toEqual([
    'نمونه هر دو، پشت سر هم',
    'نمونه هر سه، پشت سر هم',
    'نمونه هر چهار، پشت سر هم',
    'نمونه هر پنج، پشت سر هم',
    'نمونه همه، پشت سر هم',
  ]);
});

it('has the days of the week in their order, each with the letter that it begins with', () => {
  const day = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: 'UTC' });
  const saturday = Date.UTC(2026, 10, 21);
  profile.weekDays.forEach(({ letter, name }, index) => {
    expect(name).toBe(day.format(saturday + index * 86_400_000));
    expect(letter).toBe(name.slice(0, 1));
  });
  expect(profile.weekDays).toHaveLength(7);
});
