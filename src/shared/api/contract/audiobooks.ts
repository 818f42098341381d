import * as v from 'valibot';

import { operation } from './operation';
import {
  anyContentType,
  bookCard,
  id,
  listOf,
  pageOf,
  paletteField,
  person,
  publisher,
  rial,
  seconds,
  tolerant,
} from './values';

export const genre = v.object({
  identifier: v.string(),
  title: v.string(),
  parentIdentifier: tolerant(v.nullable(v.string()), null),
  parentTitle: tolerant(v.nullable(v.string()), null),
});
export type Genre = v.InferOutput<typeof genre>;

/** One title whole. The first product is the one that is sold. */
export const audiobookDetail = v.object({
  audioBookId: id,
  identifier: tolerant(v.string(), ''),
  title: v.string(),
  recordVersion: tolerant(v.number(), 0),
  contentType: anyContentType,
  products: listOf(v.object({ productId: id, price: tolerant(v.nullable(rial), null) })),
  isFree: tolerant(v.boolean(), false),
  genres: listOf(genre),
  authors: listOf(person),
  narrators: listOf(person),
  publisher: tolerant(v.nullable(publisher), null),
  /** Plain text; paragraphs are parted by a line break. */
  description: tolerant(v.string(), ''),
  /** Length of all chapters together. */
  duration: tolerant(seconds, 0),
  chapterCount: tolerant(v.number(), 0),
  /** Length of the sample. */
  sampleDuration: tolerant(seconds, 0),
  rate: tolerant(v.number(), 0),
  rateCount: tolerant(v.number(), 0),
  commentCount: tolerant(v.number(), 0),
  seriesTitle: v.exactOptional(tolerant(v.string(), '')),
  palette: paletteField,
});
export type AudiobookDetail = v.InferOutput<typeof audiobookDetail>;

export const getAudiobookDetail = operation({
  id: 'getAudiobookDetail',
  method: 'GET',
  path: '/api/audiobooks/{id}/detail2',
  access: 'anyone',
  /** The number of the book or its identifier. */
  params: v.object({ id: v.union([id, v.string()]) }),
  response: audiobookDetail,
});

/** The titles of the series that a title belongs to, this one included, the first part first. */
export const getSeriesParts = operation({
  id: 'getSeriesParts',
  method: 'GET',
  path: '/api/audiobooks/{id}/parts',
  access: 'anyone',
  params: v.object({ id }),
  response: pageOf(bookCard),
});

/** One to five stars. */
export const ratePoints = v.picklist([1, 2, 3, 4, 5]);
export type RatePoints = v.InferOutput<typeof ratePoints>;

/** The mean of all rates, and how many there are. */
const rating = v.object({ rate: tolerant(v.number(), 0), count: tolerant(v.number(), 0) });

/** Rates a title; a second rate of the same user replaces the first. */
export const rateAudiobook = operation({
  id: 'rateAudiobook',
  method: 'POST',
  path: '/api/audiobooks/rate',
  access: 'user',
  body: v.object({ audioBookId: id, rate: ratePoints }),
  response: rating,
});

/** Takes back the caller's rate of a title, if there is one. */
export const unrateAudiobook = operation({
  id: 'unrateAudiobook',
  method: 'DELETE',
  path: '/api/audiobooks/{id}/rate',
  access: 'user',
  params: v.object({ id }),
  response: rating,
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** All rates of a title by their stars, and the caller's own. */
export const getRatings = operation({
  id: 'getRatings',
  method: 'GET',
  path: '/api/audiobooks/{id}/ratings',
  access: 'anyone',
  params: v.object({ id }),
  response: v.object({
    ...rating.entries,
    /** The number of rates of one star, of two, and so on to five. */
    stars: tolerant(v.strictTuple([count, count, count, count, count]), [0, 0, 0, 0, 0]),
    /** One to five stars; 0 without a rate, and while signed out. */
    mine: tolerant(v.picklist([0, 1, 2, 3, 4, 5]), 0),
  }),
});
export type Ratings = v.InferOutput<(typeof getRatings)['response']>;
