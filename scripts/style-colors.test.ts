import { expect, it } from 'vitest';
import { nameOfRule, styleRulesIn, type StyleRule } from './lib/style-rules';

const rules = styleRulesIn('src').filter(
  ({ file, conditions }) =>
    // The tokens themselves, and driving mode, of which nothing follows the theme or the cover.
    !/\/(?:colors|tokens|driving-\w+\.module)\.css$/.test(file) &&
    !conditions.includes('@media (forced-colors: active)'),
);
const wrong = (isWrong: (rule: StyleRule) => unknown) => rules.filter(isWrong).map(nameOfRule);
const every = (rule: StyleRule, property: RegExp, value: RegExp) =>
  [...rule.declarations].every(([name, said]) => !property.test(name) || value.test(said));

/** What is written in `color` can be read on the grounds that it has: tokens.test.ts computes that. */
const ink =
  /^(?:inherit|currentcolor|transparent|var\(--(?:ink(?:-soft|-faint)?|(?:blue|saffron|danger)-ink|on-[\w-]+|accent-text|night-soft|paper)\))$/;

it('what is read has the colour of a text', () => {
  const others = wrong((rule) => !every(rule, /^color$/, ink));
  expect(others).toEqual([
    // What is disabled, a mark or a large number, and text whose place names its colour.
    'src/features/player/ui/chapter-list.module.css: .current > .mark',
    'src/features/player/ui/desktop/large-title.module.css: .place',
    'src/features/player/ui/now-listening.module.css: .remaining',
    'src/features/player/ui/scrub-slider.module.css: .preview',
    "src/pages/profile/parts/display-sheet.module.css: .sizes [aria-disabled='true']",
    'src/pages/shop/parts/later/ranked.module.css: .firstRank',
    'src/pages/shop/parts/later/tonight.module.css: .time',
    'src/pages/shop/parts/pill-button.module.css: .pill',
    'src/shared/ui/icon-button/icon-button.module.css: .button:disabled',
    'src/shared/ui/tab/tab.module.css: .tab',
  ]);
});

/** Text that is made for one ground, with that ground. */
const partners = [
  ['--on-blue', /--blue\)/],
  ['--on-saffron', /--saffron\)/],
  ['--on-danger', /--danger\)/],
  ['--on-notice', /--notice\)/],
  ['--on-cloth', /--cloth-/],
  ['--on-night', /--night\)/],
  ['--on-deep', /--deep\)/],
  ['--on-ground', /--ground/],
  ['--accent-text', /--deep\)/],
  ['--blue-ink', /--blue-soft\)/],
  ['--saffron-ink', /--saffron-soft\)/],
  ['--danger-ink', /--danger-soft\)/],
  ['--paper', /--ink\)/],
  ['--on-solid', /--ink\)/],
] as const;

it('a part with a ground of its own has the text for that ground', () => {
  const plain =
    /^(?:none|transparent|var\(--(?:paper|raised|sunken|veil|blue-soft|saffron-soft|danger-soft|wash)\))/;
  // On the ground of a cover the inks are those of the cover.
  const ofCover = /var\(--ground\)/;
  const isUnreadable = ({ declarations }: StyleRule) => {
    const ground = declarations.get('background');
    const color = declarations.get('color');
    if (ground === undefined || color === undefined || color === 'inherit') return false;
    const meant = partners.find(([name]) => color === `var(${name})`);
    if (meant) return !meant[1].test(ground);
    // The inks are for paper, and for what lies on it.
    return !plain.test(ground) && !ofCover.test(ground);
  };
  expect(wrong(isUnreadable)).toEqual([
    // The colours of what is around them, the other way round.
    'src/features/player/ui/scrub-slider.module.css: .preview',
    'src/pages/shop/parts/pill-button.module.css: .pill',
  ]);
});

it('nothing but a token, a shade or a mask has a colour', () => {
  const isRaw = ({ declarations }: StyleRule) =>
    [...declarations].some(
      ([property, value]) =>
        !/^(?:-webkit-)?mask|^--arch-mask|shadow$|^filter$/.test(property) &&
        /#[\da-f]{3}|\b(?:white|black|gray|red)\b|\b(?:rgb|hsl)a?\((?!128 128 128 \/)/i.test(value),
    );
  expect(wrong(isRaw)).toEqual([
    'src/features/player/ui/player-colors.module.css: .colors',
    'src/shared/ui/cover/cover.module.css: .spine',
    'src/shared/ui/undo-bar/undo-bar.module.css: .undo:active',
    'src/shared/ui/undo-bar/undo-bar.module.css: @media (hover: hover) .undo:hover',
  ]);
});

it('what moves takes the time of a token, which no motion sets to nothing', () => {
  const isMoving = ({ declarations, conditions }: StyleRule) =>
    !conditions.includes('@media (prefers-reduced-motion: no-preference)') &&
    [...declarations].some(
      ([property, value]) =>
        /^(?:animation|transition)/.test(property) && /(?<![\w-])[\d.]+m?s\b/.test(value),
    );
  // It says after a while that the app has not come, and moves nothing.
  expect(wrong(isMoving)).toEqual(['src/app/global.css: .splash > .late']);
});
