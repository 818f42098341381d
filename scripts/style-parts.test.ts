import { expect, it } from 'vitest';
import { nameOfRule, styleRulesIn, subjectOf, type StyleRule } from './lib/style-rules';

const rules = styleRulesIn('src').filter(
  ({ conditions }) => !conditions.some((each) => each.startsWith('@keyframes')),
);
const wrong = (isWrong: (rule: StyleRule) => unknown) => rules.filter(isWrong).map(nameOfRule);

/** All values of a property that the sheet gives to what the rule is about. */
function valuesFor({ file, selectors }: StyleRule, property: string): string[] {
  const subjects = selectors.map(subjectOf);
  return rules.flatMap((other) => {
    const isSame =
      other.file === file && other.selectors.some((each) => subjects.includes(subjectOf(each)));
    return isSame ? (other.declarations.get(property) ?? []) : [];
  });
}
const pixels = (value = '') => Number(/^-?[\d.]+(?=px$)/.exec(value)?.[0] ?? Number.NaN);

it('what is cut after some lines has all that this takes', () => {
  const isWhole = (rule: StyleRule) =>
    valuesFor(rule, 'display').includes('-webkit-box') &&
    valuesFor(rule, '-webkit-box-orient').includes('vertical') &&
    valuesFor(rule, 'overflow').includes('hidden');
  expect(wrong((rule) => rule.declarations.has('-webkit-line-clamp') && !isWhole(rule))).toEqual(
    [],
  );
});

it('what ends in an ellipsis hides the rest', () => {
  const isField = ({ selectors }: StyleRule) => selectors.includes('.input::placeholder');
  expect(
    wrong(
      (rule) =>
        rule.declarations.has('text-overflow') &&
        !isField(rule) &&
        !valuesFor(rule, 'overflow').includes('hidden'),
    ),
  ).toEqual([]);
});

const scrolls = ({ declarations }: StyleRule, along: 'x' | 'y') =>
  /auto|scroll/.test(declarations.get(`overflow-${along}`) ?? declarations.get('overflow') ?? '');

it('what scrolls by itself does not take the page along at its end', () => {
  const isKept = (rule: StyleRule) =>
    ['overscroll-behavior', 'overscroll-behavior-inline'].some((property) =>
      valuesFor(rule, property).includes('contain'),
    );
  const along = wrong((rule) => (scrolls(rule, 'x') || scrolls(rule, 'y')) && !isKept(rule));
  expect(along).toEqual([
    // The player lies over a page that does not scroll, and the modal itself keeps it.
    expect.stringContaining('full-player.module.css: @container player'),
    expect.stringContaining('full-player.module.css: @media'),
    expect.stringContaining('full-player.module.css: @media'),
    'src/pages/about/parts/notices.module.css: .text',
    'src/shared/ui/dialog/modal.module.css: .popup',
    'src/shared/ui/notification-bar/notification-bar.module.css: .text',
  ]);
});

it('a row that scrolls sideways has no bar, and stops at the edge of its words', () => {
  const hidesBar = (rule: StyleRule) =>
    valuesFor(rule, 'scrollbar-width').includes('none') &&
    rules.some(
      ({ file, selectors, declarations }) =>
        file === rule.file &&
        declarations.get('display') === 'none' &&
        rule.selectors.some((each) => selectors.includes(`${each}::-webkit-scrollbar`)),
    );
  const stops = (rule: StyleRule) =>
    !rule.declarations.has('scroll-snap-type') ||
    valuesFor(rule, 'scroll-padding-inline').join() === valuesFor(rule, 'padding-inline').join();
  const isRow = ({ declarations }: StyleRule) => declarations.get('overflow-x') === 'auto';
  expect(wrong((rule) => isRow(rule) && !(hidesBar(rule) && stops(rule)))).toEqual([
    // Only on a desktop, where a section has no gutter.
    'src/pages/shop/parts/later/ranked.module.css: @media (width >= 900px) .list',
  ]);
});

it('a row that scrolls sideways cuts off nothing of the line of the focus', () => {
  const hasRoom = (rule: StyleRule) => {
    const [padding = '0'] = valuesFor(rule, 'padding-block');
    return padding.split(' ').every((room) => room.startsWith('var(--space-') || pixels(room) >= 4);
  };
  const isDrawnInside = ({ file }: StyleRule) =>
    rules.some(
      (other) =>
        other.file === file &&
        other.selectors.join().includes(':focus-visible') &&
        pixels(other.declarations.get('outline-offset')) < 0,
    );
  const isRow = ({ declarations }: StyleRule) => declarations.get('overflow-x') === 'auto';
  expect(wrong((rule) => isRow(rule) && !hasRoom(rule) && !isDrawnInside(rule))).toEqual([
    // Their items draw it inside, in sheets of their own.
    'src/pages/shop/parts/continue-row.module.css: .row',
    'src/pages/shop/parts/hero.module.css: .row',
    'src/pages/shop/parts/type-tabs.module.css: .tabs',
    'src/shared/ui/link-tabs/link-tabs.module.css: .tabs',
  ]);
});

it('what cannot be seen at rest comes into sight', () => {
  const isHidden = ({ declarations }: StyleRule) => declarations.get('opacity') === '0';
  const isAlways = ({ selectors }: StyleRule) => selectors.some((each) => /^\.[\w-]+$/.test(each));
  const comes = (rule: StyleRule) => valuesFor(rule, 'opacity').some((value) => value !== '0');
  expect(wrong((rule) => isHidden(rule) && isAlways(rule) && !comes(rule))).toEqual([
    // Fields, for which something is drawn; a title for screen readers; a picture that has not come.
    'src/features/wishlist/ui/wish-tile.module.css: .box',
    'src/pages/feedback/parts/subjects.module.css: .radio',
    'src/pages/profile/parts/display-sheet.module.css: .radio',
    'src/shared/ui/cover/cover.module.css: .waiting',
    'src/shared/ui/dialog/modal.module.css: .unseen',
  ]);
});

it('what is drawn over an element has content, and lies in the place of that element', () => {
  const part = /::(before|after)$/;
  const found = rules.flatMap((rule) =>
    rule.selectors.flatMap((selector) => {
      const [, side] = part.exec(selector) ?? [];
      if (!side || selector.startsWith('*') || selector.startsWith('html')) return [];
      const subject = subjectOf(selector);
      const ofHost = rules.filter(({ file }) => file === rule.file);
      const isOf = (each: string) => subjectOf(each) === subject;
      const hasContent = ofHost.some(
        ({ selectors, declarations }) =>
          declarations.has('content') &&
          selectors.some((each) => isOf(each) && each.endsWith(side)),
      );
      const isPlaced = ofHost.some(
        ({ selectors, declarations }) =>
          /relative|absolute|fixed|sticky/.test(declarations.get('position') ?? '') &&
          selectors.some((each) => isOf(each) && !part.test(each)),
      );
      const isOver = rule.declarations.get('position') === 'absolute';
      return [
        ...(hasContent ? [] : [`${nameOfRule(rule)} has no content`]),
        ...(isOver && !isPlaced ? [`${nameOfRule(rule)} has no place`] : []),
      ];
    }),
  );
  expect(found).toEqual([
    // The link of a card covers the card, a button has its place in another rule, and the slider places its thumb.
    'src/pages/shop/parts/continue-card.module.css: .title::after has no place',
    'src/pages/shop/parts/hero-words.module.css: .more::after has no place',
    'src/pages/shop/parts/later/ranked.module.css: .firstTitle::after has no place',
    'src/shared/ui/button/button.module.css: .small::after has no place',
    // The content is said for both tints.
    'src/shared/ui/cover-tint/cover-tint.module.css: .page::after has no content',
    'src/shared/ui/cover-tint/cover-tint.module.css: .card::after has no content',
    'src/shared/ui/slider/slider.module.css: .thumb::before has no place',
  ]);
});

it('a target is made as high as a finger needs', () => {
  const heights = rules.flatMap((rule) => {
    const [inset = ''] = (
      rule.declarations.get('inset') ??
      rule.declarations.get('inset-block') ??
      ''
    ).split(' ');
    const height = Math.min(...valuesFor(rule, 'min-block-size').map(pixels));
    const isTarget = rule.selectors.some((each) => each.endsWith('::after')) && height < 44;
    if (!isTarget || !(pixels(inset) < 0)) return [];
    return [[nameOfRule(rule).replace(/^.*\/|\.module\.css/g, ''), height - 2 * pixels(inset)]];
  });
  expect(heights).toEqual([
    ['account-mark: .days::after', 44],
    ['button: .small::after', 46],
    ['chip: .chip::after', 46],
  ]);
});

it('only what has a pointer is told about one', () => {
  const isForPointers = ({ conditions }: StyleRule) =>
    conditions.some((each) => each.includes('hover: hover'));
  expect(wrong((rule) => rule.selectors.join().includes(':hover') && !isForPointers(rule))).toEqual(
    [
      // A name beside an icon, which the focus shows as well.
      expect.stringContaining('side-tabs.module.css: @media (width < 1200px) .tab:hover > .label'),
    ],
  );
});

it('what has the focus is outlined', () => {
  const isOfFocus = ({ selectors }: StyleRule) => selectors.join().includes(':focus');
  const lines = rules.filter((rule) => isOfFocus(rule) && rule.declarations.has('outline'));
  const isLine = /^[23]px solid var\(--(?:focus|driving-accent)\)$/;
  const without = lines.filter(
    ({ declarations }) => !isLine.test(declarations.get('outline') ?? ''),
  );
  // What only scripts focus has none, and these have the line at another part.
  expect(without.map(({ selectors }) => selectors.join(', '))).toEqual([
    "[tabindex='-1']:focus-visible",
    '.title:focus-visible',
    '.radio:focus-visible',
    '.thumb:focus-within:not(:has(:focus-visible))',
    '.tab:focus-visible',
  ]);
  const drawn = lines.filter((rule) => !without.includes(rule)).map(({ file }) => file);
  const instead = without.map(({ file }) => file).filter((file) => !file.endsWith('global.css'));
  expect(instead.filter((file) => !drawn.includes(file))).toEqual([]);
});
