import { parse, type GenericSchema } from 'valibot';
import { expect, it } from 'vitest';

import { audiobookDetail } from './audiobooks';
import { catalogGenre, catalogList, catalogPage, genreName } from './catalog';
import { landing } from './landing';
import { publisherWithWorks } from './people';
import { listSuggestion, personSuggestion } from './search';
import {
  bannerItem,
  falItem,
  genreItem,
  heroItem,
  personItem,
  sampledCard,
  seriesItem,
  storefrontSection,
} from './sections';
import { bookCard, person } from './values';

const title = 'Divan';
const card = { audioBookId: 1001, productId: 20001, title };
const genre = { id: 1, identifier: 'a', title };
const picture = { palette: null, illustration: null };
const shelf = { id: 's', items: [] };
const ofShelf = { title: '', subtitle: '' };

/** What the pages of the shop show: the required fields alone, and the values that the app then works with. */
const minimal: readonly (readonly [string, GenericSchema, object, object])[] = [
  [
    'a banner',
    bannerItem,
    { audioBookId: 1001, title },
    { identifier: '', recordVersion: 0, kicker: '', subtitle: '' },
  ],
  [
    'a featured title',
    heroItem,
    card,
    { ...picture, kicker: '', heading: '', verse: '', sampleDuration: 0 },
  ],
  ['a title with a sample', sampledCard, card, { note: '', sampleDuration: 0 }],
  ['a narrator', personItem, { id: 1 }, { portrait: null, count: 0, palette: null }],
  ['a genre', genreItem, genre, { count: 0, art: null, palette: null }],
  ['a series', seriesItem, card, { seriesTitle: '', partCount: 0, note: '' }],
  ['a fortune', falItem, card, { ...picture, couplets: [], meaning: '', sampleDuration: 0 }],
  ['a shelf', storefrontSection, { ...shelf, kind: 'shelf' }, ofShelf],
  ['a shelf of an unknown kind', storefrontSection, { ...shelf, kind: 'new' }, ofShelf],
  [
    'a letter',
    storefrontSection,
    { ...shelf, kind: 'letter', text: 'Dear listener' },
    { ...ofShelf, signature: '', role: '' },
  ],
  ["an editors' list", catalogList, { listId: 1, title }, { subtitle: '', count: 0, items: [] }],
  ['a genre of the catalogue', catalogGenre, genre, { count: 0, children: [] }],
  ['the name of a genre', genreName, { identifier: 'a', title }, { count: 0 }],
  [
    'a page of the catalogue',
    catalogPage,
    { kind: 'list', title },
    { subtitle: '', count: 0, parent: null, children: [], art: null, palette: null },
  ],
  [
    'a campaign',
    landing,
    { key: 'yalda', title, action: { text: 'Listen', path: '/' } },
    { ...picture, kicker: '', text: '', books: [] },
  ],
  ['a publisher', publisherWithWorks, { id: 1, title }, { logo: null, works: [] }],
  ['a suggested person', personSuggestion, { id: 1 }, { role: 'author', count: 0 }],
  ['a suggested list', listSuggestion, { kind: 'list', listId: 1, title }, { count: 0 }],
  ['a suggested genre', listSuggestion, { kind: 'genre', identifier: 'a', title }, { count: 0 }],
];

const unreadable = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, Symbol('wrong')]));

// Rule: docs/faults.md#f2
it.each(minimal)('%s is readable without its tolerant fields', (_, schema, required, fallbacks) => {
  expect(parse(schema, required)).toMatchObject(fallbacks);
  expect(parse(schema, { ...required, ...unreadable(fallbacks) })).toMatchObject(fallbacks);
});

it.each<[string, GenericSchema, object, object]>([
  ['a card', bookCard, card, { seriesTitle: '' }],
  ['a book', audiobookDetail, card, { seriesTitle: '' }],
  ['a person', person, { id: 1 }, { portrait: null }],
])('%s may lack a field, and is readable if that has another type', (_, schema, given, field) => {
  const [name = ''] = Object.keys(field);
  expect(parse(schema, given)).not.toHaveProperty(name);
  expect(parse(schema, { ...given, ...unreadable(field) })).toMatchObject(field);
});
