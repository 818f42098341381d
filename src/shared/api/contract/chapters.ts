import * as v from 'valibot';

import { operation } from './operation';
import { id, listOf, seconds, tolerant } from './values';

export const libraryChapter = v.object({
  chapterId: id,
  duration: tolerant(seconds, 0),
  title: tolerant(v.string(), ''),
  order: tolerant(v.number(), 0),
});
export type LibraryChapter = v.InferOutput<typeof libraryChapter>;

export const getSingleItem = operation({
  id: 'getSingleItem',
  method: 'POST',
  path: '/api/library/single-item/{audioBookId}',
  access: 'anyone',
  params: v.object({ audioBookId: id }),
  body: v.object({}),
  response: v.object({ audioBookId: id, chapters: listOf(libraryChapter) }),
});
