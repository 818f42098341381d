import * as v from 'valibot';

import { bookCard, id, listOf, paletteField, person, picture, seconds, tolerant } from './values';

/** An editorial picture of the storefront that leads to one book. */
export const bannerItem = v.object({
  audioBookId: id,
  identifier: tolerant(v.string(), ''),
  recordVersion: tolerant(v.number(), 0),
  /** A short line above the title, such as 'this week's pick'. */
  kicker: tolerant(v.string(), ''),
  title: v.string(),
  subtitle: tolerant(v.string(), ''),
});
export type BannerItem = v.InferOutput<typeof bannerItem>;

/** A featured title. */
export const heroItem = v.object({
  ...bookCard.entries,
  kicker: tolerant(v.string(), ''),
  /** The name in large type; empty for the title, which may be too long for it. */
  heading: tolerant(v.string(), ''),
  /** One line from the book. */
  verse: tolerant(v.string(), ''),
  sampleDuration: tolerant(seconds, 0),
  illustration: picture,
});
export type HeroItem = v.InferOutput<typeof heroItem>;

/** A title with a sample that plays on the storefront. */
export const sampledCard = v.object({
  ...bookCard.entries,
  /** Why the title is here, such as 'three weeks in a row'. */
  note: tolerant(v.string(), ''),
  sampleDuration: tolerant(seconds, 0),
});
export type SampledCard = v.InferOutput<typeof sampledCard>;

/** A narrator. */
export const personItem = v.object({
  ...person.entries,
  portrait: picture,
  /** Number of titles. */
  count: tolerant(v.number(), 0),
  palette: paletteField,
});
export type PersonItem = v.InferOutput<typeof personItem>;

export const genreItem = v.object({
  id,
  identifier: v.string(),
  title: v.string(),
  /** Number of titles. */
  count: tolerant(v.number(), 0),
  /** A drawing on a transparent ground, in the colours of the palette. */
  art: picture,
  palette: paletteField,
});
export type GenreItem = v.InferOutput<typeof genreItem>;

/** A series, shown by the cover of its newest part. */
export const seriesItem = v.object({
  ...bookCard.entries,
  seriesTitle: tolerant(v.string(), ''),
  partCount: tolerant(v.number(), 0),
  note: tolerant(v.string(), ''),
});
export type SeriesItem = v.InferOutput<typeof seriesItem>;

/** A ghazal to tell a fortune by. Its sample is the whole ghazal, so it plays for everyone. */
export const falItem = v.object({
  ...bookCard.entries,
  /** The couplets of the ghazal, each of two hemistichs. */
  couplets: listOf(v.tuple([v.string(), v.string()])),
  /** The fortune in one or two sentences. */
  meaning: tolerant(v.string(), ''),
  sampleDuration: tolerant(seconds, 0),
  illustration: picture,
});
export type FalItem = v.InferOutput<typeof falItem>;

const sectionBase = {
  id: v.string(),
  title: tolerant(v.string(), ''),
  subtitle: tolerant(v.string(), ''),
  /** The list behind 'all'; without it there is no such link. */
  listId: v.exactOptional(id),
};

/* @__NO_SIDE_EFFECTS__ */
function sectionOf<const Kind extends string, S extends v.GenericSchema>(kind: Kind, item: S) {
  return v.object({ ...sectionBase, kind: v.literal(kind), items: listOf(item) });
}

const knownSection = v.variant('kind', [
  sectionOf('hero', heroItem),
  /** The titles that the signed-in listener has begun, newest first. Positions are on the device. */
  sectionOf('continue', bookCard),
  sectionOf('ranked', sampledCard),
  /** Titles for one sitting. */
  sectionOf('tonight', bookCard),
  /** The editor's letter about its first item. Line breaks in the text separate paragraphs. */
  v.object({
    ...sectionOf('letter', sampledCard).entries,
    text: v.string(),
    signature: tolerant(v.string(), ''),
    /** The office of the signer. */
    role: tolerant(v.string(), ''),
  }),
  sectionOf('people', personItem),
  sectionOf('genres', genreItem),
  sectionOf('series', seriesItem),
  /** The fortune of a day, `yyyy-mm-dd` in Tehran: its first item. */
  v.object({ ...sectionOf('fal', falItem).entries, day: v.pipe(v.string(), v.isoDate()) }),
  sectionOf('grid', bookCard),
  sectionOf('shelf', bookCard),
  sectionOf('banner', bannerItem),
]);

/** A section of a kind that this version does not know is a plain shelf of its titles. */
const unknownSection = v.pipe(
  v.object({ ...sectionBase, kind: v.string(), items: listOf(bookCard) }),
  v.transform((section) => ({ ...section, kind: 'shelf' as const })),
);

/** The storefront is composed by the server. Rule: docs/api.md#storefront */
export const storefrontSection = v.union([knownSection, unknownSection]);
export type StorefrontSection = v.InferOutput<typeof storefrontSection>;
