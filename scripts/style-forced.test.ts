import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameOfRule, styleRulesIn, subjectOf, type StyleRule } from './lib/style-rules';

const rules = styleRulesIn('src');
const isForced = ({ conditions }: StyleRule) =>
  conditions.includes('@media (forced-colors: active)');
const isAbout = (rule: StyleRule, subject: string) =>
  rule.selectors.some((each) => subjectOf(each) === subject);
/** Forced colours take every ground away, and leave lines. */
const hasGround = ({ declarations }: StyleRule) =>
  /^(?!none|transparent)/.test(declarations.get('background') ?? 'none');

/** The elements without content that a component draws: their style sheets and classes. */
function drawnParts(): { sheet: string; name: string }[] {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => join('src', file));
  return components.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [, path] = /import styles from '([^']+\.module\.css)'/.exec(source) ?? [];
    if (path === undefined) return [];
    const sheet = path.startsWith('@/') ? path.replace('@/', 'src/') : join(dirname(file), path);
    const empty = source.match(/<(?:div|span)\b(?:[^<>]|=>)*?\/>/g) ?? [];
    const names = empty.flatMap((element) => [...element.matchAll(/styles\['([\w-]+)'\]/g)]);
    return [...new Set(names.map(([, name = '']) => name))].map((name) => ({ sheet, name }));
  });
}

describe('In forced colours', () => {
  it('what is drawn by its ground alone is drawn still', () => {
    const lost = drawnParts().flatMap(({ sheet, name }) => {
      const own = rules.filter((rule) => rule.file === sheet && isAbout(rule, `.${name}`));
      const isGround = own.some((rule) => hasGround(rule) && !isForced(rule));
      return isGround && !own.some((rule) => isForced(rule) && hasGround(rule))
        ? [`${sheet}: .${name}`]
        : [];
    });
    expect(lost.sort()).toEqual([
      // Grounds behind what says the same, places of what is to come, what is loaded but not heard, and a second shade.
      'src/app/ui/shell.module.css: .sidebarGround',
      'src/features/purchase/ui/popup-book.module.css: .band',
      'src/pages/profile/parts/display-sheet.module.css: .heading',
      'src/pages/profile/parts/display-sheet.module.css: .line',
      'src/pages/profile/parts/heard-week.module.css: .today',
      'src/pages/shop/parts/next-skeleton.module.css: .night',
      'src/shared/ui/cover/cover.module.css: .spine',
      'src/shared/ui/notice/notice.module.css: .bar',
      'src/shared/ui/skeleton/skeleton.module.css: .skeleton',
      'src/shared/ui/slider/slider.module.css: .loaded',
    ]);
  });

  it('what is chosen is told by more than its ground', () => {
    const chosen =
      /(?<!:not\()(?::checked|\[aria-(?:pressed|selected|current)|\.(?:chosen|active|current)(?![\w-]))/;
    const isToldByGround = (rule: StyleRule) =>
      !isForced(rule) && rule.selectors.some((each) => chosen.test(each)) && hasGround(rule);
    const isToldAnyway = (rule: StyleRule) =>
      [...rule.declarations.keys()].some((name) =>
        /^(?:font-weight|border(?!-color)|inset-)/.test(name),
      ) ||
      rules.some(
        (other) =>
          other.file === rule.file &&
          isForced(other) &&
          rule.selectors.some((each) => isAbout(other, subjectOf(each))),
      );
    const lost = rules.filter((rule) => isToldByGround(rule) && !isToldAnyway(rule));
    expect(lost.map(nameOfRule)).toEqual([
      // Bold words as well, in a rule of theirs.
      'src/features/player/ui/chapter-list.module.css: .current',
      expect.stringMatching(/chapters\.module\.css: .*button\.row\[aria-current='true'\]$/),
      'src/shared/ui/radio-list/radio-list.module.css: .grid > .option:has(> .radio:checked)',
    ]);
  });

  describe('what floats over the page', () => {
    const subjectsOf = (rule: StyleRule) =>
      rules.filter(
        (other) =>
          other.file === rule.file &&
          rule.selectors.some((each) => isAbout(other, subjectOf(each))),
      );
    const says = (rule: StyleRule, name: string, value: RegExp) =>
      subjectsOf(rule).some(({ declarations }) =>
        [...declarations].some(([key, each]) => key.startsWith(name) && value.test(each)),
      );

    it('has a line around it, as its shadow is gone', () => {
      const lost = rules.filter(
        (rule) =>
          rule.declarations.get('box-shadow')?.startsWith('none') === false &&
          says(rule, 'position', /^(?:fixed|sticky|absolute)$/) &&
          !says(rule, 'border', /\bsolid\b/) &&
          !says(rule, 'outline', /\bsolid\b/),
      );
      expect(lost.map(nameOfRule)).toEqual([
        // A box whose field has a line, and pictures, which keep their colours.
        'src/features/navigation-bar/ui/search-box.module.css: @media (width < 1200px) .field',
        'src/features/player/ui/next-part.module.css: .cover',
        'src/pages/shop/parts/hero.module.css: .picture > .cover',
        'src/shared/ui/cover/cover.module.css: .moon',
      ]);
    });

    it('hides what is beneath it, as its gradient is gone', () => {
      const seenThrough = rules.filter(
        (rule) =>
          /^(?:linear|radial)-gradient\((?:[^()]|\([^()]*\))*\)$/.test(
            rule.declarations.get('background') ?? '',
          ) && says(rule, 'position', /^(?:fixed|sticky)$/),
      );
      expect(seenThrough.map(nameOfRule)).toEqual([]);
    });
  });

  it('no rule for another state takes a colour of the system away', () => {
    /** Enough to compare rules about one element: how many classes, states and attributes a selector names. */
    const weightOf = (selector: string) =>
      selector.match(/[.[]|(?<!:):(?!:|not|is|where|has)/g)?.length ?? 0;
    const heaviest = (rule: StyleRule, subject: string) =>
      Math.max(...rule.selectors.filter((each) => subjectOf(each) === subject).map(weightOf));
    const taken = rules.filter(isForced).flatMap((forced) =>
      forced.selectors.flatMap((selector) => {
        const subject = subjectOf(selector);
        const about = rules.filter(
          (rule) => rule.file === forced.file && isAbout(rule, subject) && hasGround(rule),
        );
        const weight = Math.max(
          0,
          ...about.filter(isForced).map((rule) => heaviest(rule, subject)),
        );
        return hasGround(forced)
          ? about.filter((rule) => !isForced(rule) && heaviest(rule, subject) > weight)
          : [];
      }),
    );
    expect([...new Set(taken.map(nameOfRule))]).toEqual([]);
  });

  it('no word of the tall display face has a plate that covers the lines beside it', () => {
    const faces = rules
      .filter(isForced)
      .map(({ declarations }) => declarations.get('--font-display'));
    expect(faces.filter((face) => face !== undefined)).toEqual(['var(--font)']);
  });

  it('what has a colour of the system keeps it', () => {
    const wrong = rules.filter(isForced).filter(({ declarations }) => {
      const colors = [...declarations].filter(([name]) =>
        /^(?:background|color|fill|stroke)$/.test(name),
      );
      return colors.some(
        ([, value]) => !/^(?:Canvas|CanvasText|Highlight|HighlightText)$/.test(value),
      );
    });
    expect(wrong.map(nameOfRule)).toEqual([]);
  });
});
