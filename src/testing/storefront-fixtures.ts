import type {
  FalItem,
  GenreItem,
  HeroItem,
  PersonItem,
  SampledCard,
  SeriesItem,
} from '@/shared/api/contract/sections';
import type { BookCard } from '@/shared/api/contract/values';

import { aBookCard } from './api-fixtures';

/** Items and sections of the storefront for tests. The samples play with `playerAnswers`. */
export const aHero = (changes: Partial<HeroItem> = {}): HeroItem => ({
  ...aBookCard({ audioBookId: 1001, title: 'Shahnameh, the beginning' }),
  kicker: 'Pick of the week',
  heading: 'Shahnameh',
  verse: 'In the name of the lord',
  duration: 36_720,
  sampleDuration: 120,
  illustration: '/content/art/1001.webp',
  ...changes,
});

export const aSampled = (changes: Partial<SampledCard> = {}): SampledCard => ({
  ...aBookCard({ audioBookId: 1001, title: 'Golestan' }),
  note: 'Three weeks in a row',
  sampleDuration: 180,
  ...changes,
});

export const aTonight = (changes: Partial<BookCard> = {}): BookCard => ({
  ...aBookCard({ audioBookId: 1001, title: 'Gift' }),
  duration: 840,
  ...changes,
});

export const aNarrator = (changes: Partial<PersonItem> = {}): PersonItem => ({
  id: 7,
  firstName: 'Maryam',
  lastName: 'Niku',
  portrait: '/content/people/7.webp',
  count: 14,
  palette: null,
  ...changes,
});

export const aGenre = (changes: Partial<GenreItem> = {}): GenreItem => ({
  id: 1,
  identifier: 'ghazal',
  title: 'Ghazal',
  count: 120,
  art: '/content/genres/1.webp',
  palette: null,
  ...changes,
});

export const aSeries = (changes: Partial<SeriesItem> = {}): SeriesItem => ({
  ...aBookCard({ audioBookId: 3001, title: 'Nights, part three' }),
  seriesTitle: 'Nights',
  partCount: 3,
  note: '',
  ...changes,
});

export const aFal = (changes: Partial<FalItem> = {}): FalItem => ({
  ...aBookCard({ audioBookId: 1001, title: 'Ghazal 255' }),
  couplets: [
    ['First half', 'Second half'],
    ['Third half', 'Fourth half'],
  ],
  meaning: 'What was lost comes back.',
  sampleDuration: 160,
  illustration: null,
  ...changes,
});

/** A section as the API answers it. */
export const aSection = (kind: string, items: readonly unknown[], more: object = {}) => ({
  id: kind,
  kind,
  title: `Title of ${kind}`,
  subtitle: '',
  items,
  ...more,
});
