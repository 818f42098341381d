import { describe, expect, it } from 'vitest';

import { catalogue as titles } from '@fixtures/catalog/catalogue';
import { genres } from '@fixtures/catalog/genres';
import { latinNames } from '@fixtures/catalog/latin-names';
import { people } from '@fixtures/catalog/people';
import { lists } from '@fixtures/catalog/storefront';

import { createCatalogue } from '../db/catalogue';
import { findBooks } from './find-books';
import { foldText } from './fold';

const catalogue = createCatalogue(titles);
const foldedOf = (texts: readonly string[]) => texts.map(foldText);

/** The people who have a title on sale. */
const knownPeople = () =>
  people.filter(({ id }) =>
    catalogue.search.books.some(({ authorIds, narratorIds }) =>
      [...authorIds, ...narratorIds].includes(id),
    ),
  );

/** Letters in the middle of a word as old systems and PDF files write them. */
const presentationForms: Readonly<Record<string, string>> = {
  ب: '\ufe92',
  س: '\ufeb4',
  ک: '\ufedc',
  م: '\ufee4',
  ن: '\ufee8',
  ی: '\ufef4',
};
const replaced = (text: string, letters: Readonly<Record<string, string>>) =>
  Array.from(text, (letter) => letters[letter] ?? letter).join('');

/** The ways in which people and their keyboards write a name. */
const spellings: readonly (readonly [string, (name: string) => string])[] = [
  ['as it is', (name) => name],
  ['with the letters of an Arabic keyboard', (name) => replaced(name, { ی: 'ي', ک: 'ك' })],
  ['with presentation forms', (name) => replaced(name, presentationForms)],
  ['with plain letters', foldText],
  ['with the half-space of an old keyboard', (name) => name.replaceAll('\u200c', '\u00ac')],
  ['with spaces for half-spaces', (name) => name.replaceAll('\u200c', ' ')],
  ['with half-spaces for spaces', (name) => name.replaceAll(' ', '\u200c')],
  ['without any spaces', (name) => name.replaceAll(/[\s\u200c]/g, '')],
  ['with stretched letters', (name) => name.replaceAll(/(?<=[بسمن])(?=\p{L})/gu, '\u0640')],
  ['in quotation marks', (name) => `«${name}»`],
];

describe.each(spellings)('a name that is written %s', (_spelling, write) => {
  it('finds every person with titles on sale', () => {
    const names = knownPeople().map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
    const found = names.map((name) => {
      const person = catalogue.names.people(write(name))[0]?.person;
      return person && `${person.firstName} ${person.lastName}`.trim();
    });
    expect(found).toEqual(names);
  });

  it('finds every list and every genre', () => {
    const names = [...lists, ...genres.flatMap((genre) => [genre, ...genre.children])].map(
      ({ title }) => title,
    );
    expect(names.map((name) => catalogue.names.lists(write(name))[0]?.title)).toEqual(names);
  });

  it('finds every title', () => {
    const names = catalogue.search.books.map(({ title }) => title);
    const missing = names.filter((name) => {
      const found = findBooks(catalogue, { q: write(name) }, ({ rate }) => rate);
      return !foldedOf(found.slice(0, 3).map(({ title }) => title)).includes(foldText(name));
    });
    expect(missing).toEqual([]);
  });
});

it('finds every person by the beginning of each part of the name, also in Latin letters', () => {
  const parts = knownPeople().flatMap(({ id, firstName, lastName }) =>
    `${firstName} ${lastName} ${latinNames.get(id) ?? ''}`
      .split(/[^\p{L}\p{M}]+/u)
      .map((part) => [id, part.slice(0, 3)] as const),
  );
  const missing = parts.filter(
    ([id, part]) =>
      part !== '' && !catalogue.names.people(part).some(({ person }) => person.id === id),
  );
  expect(missing).toEqual([]);
});
