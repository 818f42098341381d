import type { StorefrontSection } from '@/shared/api/contract/sections';

/** A section in its place on the page. */
export interface PlacedSection {
  readonly section: StorefrontSection;
  /** The number of columns that it takes on a desktop, of 12. */
  readonly columns: 4 | 5 | 7 | 8 | 12;
  /** A plain shelf that follows a plain shelf: it is drawn differently, so that no two neighbours are alike. */
  readonly isAlternate: boolean;
}

type Kind = StorefrontSection['kind'];

/** Sections that stand side by side on a desktop, wherever the server has the second one. */
const pairs: readonly (readonly [
  Kind,
  PlacedSection['columns'],
  Kind,
  PlacedSection['columns'],
])[] = [
  ['hero', 8, 'tonight', 4],
  ['letter', 7, 'fal', 5],
];

const ownContinue: StorefrontSection = {
  id: 'continue',
  kind: 'continue',
  title: '',
  subtitle: '',
  items: [],
};

/**
 * The sections to show, in their order. Empty ones are left out. The titles to continue are on the
 * device, so `hasContinued` alone decides about their section; if the server has no place for it, it
 * follows the hero.
 */
export function arrangeSections(
  sections: readonly StorefrontSection[],
  { isDesktop, hasContinued }: { isDesktop: boolean; hasContinued: boolean },
): PlacedSection[] {
  const filled = withContinue(sections, hasContinued).filter(
    ({ kind, items }) => kind === 'continue' || items.length > 0,
  );
  const placed: PlacedSection[] = [];
  for (const { section, columns } of isDesktop ? inPairs(filled) : filled.map(wide)) {
    const before = placed.at(-1);
    const isAlternate =
      section.kind === 'shelf' && before?.section.kind === 'shelf' && !before.isAlternate;
    placed.push({ section, columns, isAlternate });
  }
  return placed;
}

function wide(section: StorefrontSection) {
  return { section, columns: 12 as const };
}

function withContinue(
  sections: readonly StorefrontSection[],
  hasContinued: boolean,
): readonly StorefrontSection[] {
  const isContinue = ({ kind }: StorefrontSection) => kind === 'continue';
  if (!hasContinued) return sections.filter((section) => !isContinue(section));
  if (sections.some(isContinue)) return sections;
  const place = sections[0]?.kind === 'hero' ? 1 : 0;
  return [...sections.slice(0, place), ownContinue, ...sections.slice(place)];
}

function inPairs(
  sections: readonly StorefrontSection[],
): { section: StorefrontSection; columns: PlacedSection['columns'] }[] {
  const complete = pairs.flatMap(([first, firstColumns, second, secondColumns]) => {
    const left = sections.find(({ kind }) => kind === first);
    const right = sections.find(({ kind }) => kind === second);
    return left && right ? [{ left, firstColumns, right, secondColumns }] : [];
  });
  return sections.flatMap((section) => {
    const pair = complete.find(({ left, right }) => left === section || right === section);
    if (!pair) return [wide(section)];
    if (pair.right === section) return [];
    return [
      { section, columns: pair.firstColumns },
      { section: pair.right, columns: pair.secondColumns },
    ];
  });
}
