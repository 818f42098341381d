import { expect, it } from 'vitest';

/**
 * What each text of several parameters says, with A, B and C in the order of the parameters. Other tests call the
 * texts by their names, so they do not notice that a text uses a parameter in another's place.
 */
const saying: Readonly<Record<string, string>> = {
  'about-book aboutBook.rated': 'A از ۵، با B رأی',
  'catalog catalog.genreChip': 'A، B عنوان',
  'clp clp.suggestionNote': 'A، B',
  'comments comments.starsShare': 'A ستاره: B رأی، C',
  'credit credit.payFor': 'پرداخت A برای «B»',
  'kept-books keptBooks.and': 'A · B',
  'moments moments.marked': 'نشانه ماند: فصل A، B',
  'moments moments.place': 'فصل A، B',
  'moments moments.linkToChapter': 'پیوند به فصل A، B',
  'player-options playerOptions.backTo': 'بازگشت به فصل B، A',
  'player player.positionOf': 'A از B',
  'player player.chapterOf': 'فصل A از B',
  'player player.chapterShort': 'A از B',
  'product product.resumes': 'ادامه از فصل A، دقیقه B',
  'product product.resumesSpoken': 'ادامه از فصل A، پس از B',
  'profile profile.heardOnDay': 'A: B',
  'shop shop.slide': 'پیشنهاد A از B',
  'shop shop.withVoice': 'با صدای A، B',
  'shop shop.chapterOf': 'A، فصل B از C',
  'subscription subscription.pace': 'هر B روز A کتاب',
  'subscription subscription.cheaper': 'هر کتاب A ارزان‌تر از B',
  'subscription subscription.buyOf': 'A: B',
  'wishlist wishlist.shelfOf': 'A، B کتاب',
  'wishlist wishlist.moved': 'A کتاب به «B» رفت.',
};

/** Its parameters are numbers, and `subscription.test.ts` reads it. */
const ofNumbers = ['subscription subscription.gives'];

type Text = (...parameters: string[]) => string;

function textsIn(path: string, value: unknown): readonly (readonly [string, Text])[] {
  if (typeof value === 'function') return value.length > 1 ? [[path, value as Text]] : [];
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
    .filter(([name]) => !ofNumbers.includes(name))
    // Without the isolates of texts of another direction, which nobody sees.
    .map(([name, text]) => [name, text('A', 'B', 'C').replaceAll(/[\u2066-\u2069]/g, '')]);
  expect(Object.fromEntries(said)).toEqual(saying);
});
