import { expect, it } from 'vitest';
import * as v from 'valibot';

import { storefrontSection } from '@/shared/api/contract/sections';
import { aBookCard } from '@/testing/api-fixtures';
import { aFal, aHero, aSampled, aSection, aTonight } from '@/testing/storefront-fixtures';

import { arrangeSections } from './arrange-sections';

const section = (kind: string, items: readonly unknown[], more: object = {}) =>
  v.parse(storefrontSection, aSection(kind, items, more));
const hero = section('hero', [aHero()]);
const tonight = section('tonight', [aTonight()]);
const letter = section('letter', [aSampled()], { text: 'Dear listener' });
const fal = section('fal', [aFal()], { day: '2026-11-22' });
const shelf = (id: string) => section('shelf', [aBookCard()], { id });
const everything = [
  hero,
  section('continue', []),
  section('ranked', [aSampled()]),
  tonight,
  letter,
  section('grid', [aBookCard()]),
  fal,
];

const arranged = (
  sections: Parameters<typeof arrangeSections>[0],
  { isDesktop = false, hasContinued = false } = {},
) =>
  arrangeSections(sections, { isDesktop, hasContinued }).map(
    ({ section: { id }, columns }) => `${id} ${columns}`,
  );

it('keeps the order of the server on a phone', () => {
  expect(arranged(everything)).toEqual(
    ['hero', 'ranked', 'tonight', 'letter', 'grid', 'fal'].map((id) => `${id} 12`),
  );
});

it('puts the night beside the hero and the fortune beside the letter on a desktop', () => {
  expect(arranged(everything, { isDesktop: true })).toEqual([
    'hero 8',
    'tonight 4',
    'ranked 12',
    'letter 7',
    'fal 5',
    'grid 12',
  ]);
  expect(arranged([tonight, letter], { isDesktop: true })).toEqual(['tonight 12', 'letter 12']);
});

it('shows what to continue where the server has it, else after the hero, else first', () => {
  const kinds = (sections: typeof everything) =>
    arranged(sections, { hasContinued: true }).map((place) => place.split(' ')[0]);
  const own = section('continue', []);
  expect(kinds([hero, tonight, own])).toEqual(['hero', 'tonight', 'continue']);
  expect(kinds([hero, tonight])).toEqual(['hero', 'continue', 'tonight']);
  expect(kinds([tonight, letter])).toEqual(['continue', 'tonight', 'letter']);
  expect(kinds([])).toEqual(['continue']);
  const [added] = arrangeSections([], { isDesktop: false, hasContinued: true });
  expect(added?.section).toMatchObject({ title: '', subtitle: '', items: [] });
});

it('leaves out empty sections', () => {
  expect(arranged([section('shelf', []), hero, section('people', [])])).toEqual(['hero 12']);
});

it('draws no two neighbouring shelves alike', () => {
  const placed = arrangeSections([shelf('a'), shelf('b'), shelf('c'), hero, shelf('d')], {
    isDesktop: false,
    hasContinued: false,
  });
  expect(placed.map(({ isAlternate }) => isAlternate)).toEqual([false, true, false, false, false]);
});
