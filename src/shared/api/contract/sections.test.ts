import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { aBookCard } from '@/testing/api-fixtures';

import { storefrontSection } from './sections';
import { bookCard } from './values';

const parse = (section: unknown) => v.parse(storefrontSection, section);
const base = { id: 's', title: 'T', subtitle: '' };
const card = aBookCard();

describe('a section', () => {
  it.each(['hero', 'continue', 'ranked', 'tonight', 'series', 'grid', 'shelf'])(
    'of the kind %s keeps its kind and its titles',
    (kind) => {
      const parsed = parse({ ...base, kind, items: [card] });
      expect(parsed).toMatchObject({ kind, items: [{ audioBookId: card.audioBookId }] });
    },
  );

  it('of an unknown kind is a plain shelf', () => {
    expect(parse({ ...base, kind: 'carousel', items: [card], speed: 3 })).toEqual({
      ...base,
      kind: 'shelf',
      items: [card],
    });
  });

  it.each([
    ['letter', { signature: 'A' }],
    ['fal', { day: 'today' }],
  ])('of the kind %s without what it needs is a plain shelf', (kind, fields) => {
    expect(parse({ ...base, ...fields, kind, items: [card] })).toMatchObject({
      kind: 'shelf',
      items: [card],
    });
  });

  it('leaves out items that it cannot show', () => {
    const person = { id: 501, firstName: 'M', lastName: 'N' };
    expect(parse({ ...base, kind: 'people', items: [card, person, null] })).toMatchObject({
      items: [{ ...person, portrait: null, count: 0, palette: null }],
    });
  });

  it('needs an id', () => {
    expect(v.is(storefrontSection, { kind: 'shelf', items: [card] })).toBe(false);
  });
});

const palette = {
  ground: '#27427a',
  ground2: '#0F1B3D',
  deep: '#0a122b',
  main: '#456eb2',
  accent: '#f2b746',
  ink: '#f4f2e8',
};

describe('a palette', () => {
  const paletteOf = (value: unknown) => v.parse(bookCard, { ...card, palette: value }).palette;

  it('is kept', () => {
    expect(paletteOf(palette)).toEqual(palette);
  });

  it.each([
    ['is missing', undefined],
    ['has no accent', { ...palette, accent: undefined }],
    ['has a colour by name', { ...palette, ink: 'white' }],
    ['has CSS in a colour', { ...palette, ink: '#fff;background:url(//x)' }],
    ['is a text', 'blue'],
    ['is a list', []],
  ])('that %s is null, and the title is still there', (_, value) => {
    expect(paletteOf(value)).toBeNull();
  });
});
