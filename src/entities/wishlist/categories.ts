import { createEffect, sample } from 'effector';

import type { WishCategory } from '@/shared/api/contract/wishlist';
import { createResource } from '@/shared/api/create-resource';
import {
  addWishCategoryFx,
  getWishCategoriesFx,
  removeWishCategoryFx,
  renameWishCategoryFx,
} from '@/shared/api/endpoints/wishlist';
import type { ApiError } from '@/shared/api/errors';

import { wishCategoryLeft } from './model';

/** Loads all pages in sequence. */
const readCategoriesFx = createEffect<object, readonly WishCategory[], ApiError>(async () => {
  const categories: WishCategory[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await getWishCategoriesFx({ params: { page }, body: {} });
    categories.push(...answer.items);
    if (answer.items.length === 0 || page * answer.pageSize >= answer.total) return categories;
  }
});

/** The categories of the user's wishlist, in the order in which they were made. */
export const wishCategories = createResource({ effect: readCategoriesFx, of: 'user' });

wishCategories.$answer
  .on(
    addWishCategoryFx.done,
    (known, { params, result }) =>
      known && { value: [...known.value, { id: result.id, title: params.body.title, count: 0 }] },
  )
  .on(
    renameWishCategoryFx.done,
    (known, { params: { body } }) =>
      known && {
        value: known.value.map((category) =>
          category.id === body.categoryId ? { ...category, title: body.title } : category,
        ),
      },
  )
  .on(
    removeWishCategoryFx.done,
    (known, { params: { body } }) =>
      known && { value: known.value.filter(({ id }) => id !== body.categoryId) },
  );

sample({
  clock: removeWishCategoryFx.done,
  fn: ({ params }) => params.body.categoryId,
  target: wishCategoryLeft,
});
