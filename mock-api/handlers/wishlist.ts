import {
  addWish,
  addWishCategory,
  getWishCategories,
  getWishlist,
  moveWish,
  removeFromWishCategory,
  removeWish,
  removeWishCategory,
} from '@/shared/api/contract/wishlist';

import { handle, type Route } from '../core/handle';
import type { Account, Wish } from '../db/account';
import { cardOf } from '../rules/cards';
import { parseText } from '../rules/contact';
import { bookOfProduct, found } from '../rules/find';
import { pageOf } from '../rules/paging';

const longestTitle = 60;

/** The id of a category of the account. Fails with `not-found`. */
function categoryId(account: Account, id: number): number {
  return found(account.wishCategories.find((category) => category.id === id)).id;
}

/** A wish, of a category where that is named. Fails with `not-found`. */
function wishOf(account: Account, productId: number, inCategory: number): Wish {
  const wish = account.wishes.find((each) => each.productId === productId);
  return found(wish?.categoryId === inCategory ? wish : undefined);
}

const listRoutes: readonly Route[] = [
  handle(getWishlist, ({ body, account, db }) => {
    const wanted = body.categoryId;
    const wishes = account.wishes.filter((wish) => !wanted || wish.categoryId === wanted);
    const books = wishes.flatMap(({ productId }) => db.catalogue.bookOfProduct(productId) ?? []);
    return pageOf(books.reverse(), body, (book) => ({ product: cardOf(db, book) }));
  }),
  handle(addWish, ({ body, account, db }) => {
    const { productId } = bookOfProduct(db, body.productId);
    const category = body.categoryId === undefined ? null : categoryId(account, body.categoryId);
    const known = account.wishes.find((wish) => wish.productId === productId);
    if (!known) account.wishes.push({ productId, categoryId: category });
    else if (category !== null) known.categoryId = category;
    return undefined;
  }),
  handle(removeWish, ({ body, account, db }) => {
    const { productId } = bookOfProduct(db, body.productId);
    account.wishes = account.wishes.filter((wish) => wish.productId !== productId);
    return undefined;
  }),
];

const categoryRoutes: readonly Route[] = [
  handle(getWishCategories, ({ params, account }) =>
    pageOf(account.wishCategories, params, ({ id, title }) => ({
      id,
      title,
      count: account.wishes.filter((wish) => wish.categoryId === id).length,
    })),
  ),
  handle(addWishCategory, ({ body, account, db }) => {
    const title = parseText(body.title, 'title', longestTitle);
    const id = db.nextId();
    account.wishCategories.push({ id, title });
    return { id };
  }),
  handle(removeWishCategory, ({ body, account }) => {
    const removed = categoryId(account, body.categoryId);
    account.wishCategories = account.wishCategories.filter(({ id }) => id !== removed);
    for (const wish of account.wishes) if (wish.categoryId === removed) wish.categoryId = null;
    return undefined;
  }),
  handle(removeFromWishCategory, ({ body, account }) => {
    wishOf(account, body.productId, body.categoryId).categoryId = null;
    return undefined;
  }),
  handle(moveWish, ({ body, account }) => {
    const to = categoryId(account, body.toCategoryId);
    wishOf(account, body.productId, body.fromCategoryId).categoryId = to;
    return undefined;
  }),
];

export const wishlistRoutes: readonly Route[] = [...listRoutes, ...categoryRoutes];
