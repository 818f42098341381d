import * as v from 'valibot';

import { operation } from './operation';
import { bookCard, id, listOf, person, picture, tolerant } from './values';

/** An author or narrator with their titles, newest first. */
export const artist = v.object({
  ...person.entries,
  about: tolerant(v.string(), ''),
  works: listOf(bookCard),
});

export type Artist = v.InferOutput<typeof artist>;

export const getArtist = operation({
  id: 'getArtist',
  method: 'GET',
  path: '/api/artists/{id}',
  access: 'anyone',
  params: v.object({ id }),
  response: artist,
});

/** A publisher with its titles, newest first. */
export const publisherWithWorks = v.object({
  id,
  title: v.string(),
  /** A square picture. */
  logo: picture,
  works: listOf(bookCard),
});
export type PublisherWithWorks = v.InferOutput<typeof publisherWithWorks>;

export const getPublisher = operation({
  id: 'getPublisher',
  method: 'GET',
  path: '/api/publishers/{id}',
  access: 'anyone',
  params: v.object({ id }),
  response: publisherWithWorks,
});
