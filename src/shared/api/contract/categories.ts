import * as v from 'valibot';

import { operation } from './operation';
import { entriesOf, id, listOf } from './values';

/** A genre of the tree; `id` is what searches take as `categoryId`. */
export interface Category {
  id: number;
  title: string;
  identifier: string;
  children: Category[];
}

export const category: v.GenericSchema<unknown, Category> = v.object({
  id,
  title: v.string(),
  identifier: v.string(),
  children: listOf(v.lazy(() => category)),
});

/** The whole tree of genres. */
export const getCategories = operation({
  id: 'getCategories',
  method: 'GET',
  path: '/api/categories',
  access: 'anyone',
  response: entriesOf(category),
});
