import * as v from 'valibot';

import { operation } from './operation';
import {
  anyContentType,
  id,
  listOf,
  pageOf,
  pageSize,
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

/** One to five stars. */
export const ratePoints = v.picklist([1, 2, 3, 4, 5]);

export const comment = v.object({
  id,
  userName: tolerant(v.string(), ''),
  text: v.string(),
  rate: tolerant(v.number(), 0),
  /** ISO 8601. */
  createdAt: tolerant(v.string(), ''),
});
export type Comment = v.InferOutput<typeof comment>;

export const getComments = operation({
  id: 'getComments',
  method: 'GET',
  path: '/api/audiobooks/{id}/comments',
  access: 'anyone',
  params: v.object({ id }),
  query: v.object({ page: v.exactOptional(id), pageSize }),
  response: pageOf(comment),
});

/** Adds a comment and returns it in the form of the list. */
export const addComment = operation({
  id: 'addComment',
  method: 'POST',
  path: '/api/audiobooks/{id}/comments',
  access: 'user',
  params: v.object({ id }),
  body: v.object({ text: v.string(), rate: v.exactOptional(ratePoints) }),
  response: comment,
});

/** Rates a title; a second rate of the same user replaces the first. */
export const rateAudiobook = operation({
  id: 'rateAudiobook',
  method: 'POST',
  path: '/api/audiobooks/rate',
  access: 'user',
  body: v.object({ audioBookId: id, rate: ratePoints }),
  /** The mean of all rates, and how many there are. */
  response: v.object({ rate: tolerant(v.number(), 0), count: tolerant(v.number(), 0) }),
});
