import {
  addWish,
  addWishCategory,
  getWishCategories,
  getWishlist,
  moveWish,
  removeFromWishCategory,
  removeWish,
  removeWishCategory,
  renameWishCategory,
} from '@/shared/api/contract/wishlist';

import { handle, type Route } from '../core/handle';
import type { Account, WishlistItem } from '../db/account';
import { cardOf } from '../rules/cards';
import { parseText } from '../rules/contact';
import { bookOfProduct, requireFound } from '../rules/require-found';
import { pageOf } from '../rules/paging';

const MAX_CATEGORY_TITLE_LENGTH = 60;

/** Checks that the account has the category. Throws `not-found`. */
function categoryId(account: Account, id: number): number {
  return requireFound(account.wishlistCategories.find((category) => category.id === id)).id;
}

/** Finds a wishlist item in a category. Throws `not-found`. */
function wishlistItemOf(account: Account, productId: number, inCategory: number): WishlistItem {
  const item = account.wishlist.find((each) => each.productId === productId);
  return requireFound(item?.categoryId === inCategory ? item : undefined);
}

const listRoutes: readonly Route[] = [
  handle(getWishlist, ({ body, account, db }) => {
    const wanted = body.categoryId;
    const items = account.wishlist.filter((item) => !wanted || item.categoryId === wanted);
    const wishes = items.flatMap(({ productId, categoryId: isIn }) => {
      const book = db.catalogue.bookOfProduct(productId);
      return book ? { book, categoryId: isIn } : [];
    });
    return pageOf(wishes.reverse(), body, ({ book, ...wish }) => ({
      product: cardOf(db, book),
      ...wish,
    }));
  }),
  handle(addWish, ({ body, account, db }) => {
    const { productId } = bookOfProduct(db, body.productId);
    const category = body.categoryId === undefined ? null : categoryId(account, body.categoryId);
    const existing = account.wishlist.find((item) => item.productId === productId);
    if (!existing) account.wishlist.push({ productId, categoryId: category });
    else if (category !== null) existing.categoryId = category;
    return undefined;
  }),
  handle(removeWish, ({ body, account, db }) => {
    const { productId } = bookOfProduct(db, body.productId);
    account.wishlist = account.wishlist.filter((item) => item.productId !== productId);
    return undefined;
  }),
];

const categoryRoutes: readonly Route[] = [
  handle(getWishCategories, ({ params, account }) =>
    pageOf(account.wishlistCategories, params, ({ id, title }) => ({
      id,
      title,
      count: account.wishlist.filter((item) => item.categoryId === id).length,
    })),
  ),
  handle(addWishCategory, ({ body, account, db }) => {
    const title = parseText(body.title, 'title', MAX_CATEGORY_TITLE_LENGTH);
    const id = db.nextId();
    account.wishlistCategories.push({ id, title });
    return { id };
  }),
  handle(renameWishCategory, ({ body, account }) => {
    const title = parseText(body.title, 'title', MAX_CATEGORY_TITLE_LENGTH);
    const renamed = categoryId(account, body.categoryId);
    account.wishlistCategories = account.wishlistCategories.map((category) =>
      category.id === renamed ? { id: renamed, title } : category,
    );
    return undefined;
  }),
  handle(removeWishCategory, ({ body, account }) => {
    const removed = categoryId(account, body.categoryId);
    account.wishlistCategories = account.wishlistCategories.filter(({ id }) => id !== removed);
    for (const item of account.wishlist) if (item.categoryId === removed) item.categoryId = null;
    return undefined;
  }),
  handle(removeFromWishCategory, ({ body, account }) => {
    wishlistItemOf(account, body.productId, body.categoryId).categoryId = null;
    return undefined;
  }),
  handle(moveWish, ({ body, account }) => {
    const to = categoryId(account, body.toCategoryId);
    wishlistItemOf(account, body.productId, body.fromCategoryId).categoryId = to;
    return undefined;
  }),
];

export const wishlistRoutes: readonly Route[] = [...listRoutes, ...categoryRoutes];
