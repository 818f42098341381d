import type { TestClient } from '../test-client';
import type { Example, Examples } from './example';

/** The first id that a new mock assigns. */
const firstGivenId = 1_000_000_001;

const addCategory = (api: TestClient, token: string | undefined, title: string) =>
  api.send({ method: 'POST', path: '/api/wishlist/addCategory', token, body: { title } });

/** Two categories; the first contains product 20001. */
const withCategories: Example = {
  as: 'newcomer',
  async prepare(api, token) {
    await addCategory(api, token, 'برای سفر');
    await addCategory(api, token, 'برای شب');
    await api.send({
      method: 'POST',
      path: '/api/wishlist/addItem',
      token,
      body: { productId: 20001, categoryId: firstCategory },
    });
  },
};
/** The tokens of the sign-in use two ids. */
const firstCategory = firstGivenId + 2;
const secondCategory = firstCategory + 1;
const wish = { productId: 20001 };

/** Examples of wishlist categories. */
export const wishlistCategoryExamples = {
  getWishCategories: {
    good: { ...withCategories, path: '/api/wishlist/categories/1', body: {} },
  },
  addWishCategory: {
    good: { as: 'newcomer', body: { title: 'برای سفر' } },
    errors: { 'invalid-body': { as: 'newcomer', body: { title: '' } } },
  },
  renameWishCategory: {
    good: { ...withCategories, body: { categoryId: firstCategory, title: 'برای جاده' } },
    errors: {
      'invalid-body': { ...withCategories, body: { categoryId: firstCategory, title: ' ' } },
      'not-found': { as: 'newcomer', body: { categoryId: 7, title: 'برای جاده' } },
    },
  },
  removeWishCategory: {
    good: { ...withCategories, body: { categoryId: firstCategory } },
    errors: { 'not-found': { as: 'newcomer', body: { categoryId: 7 } } },
  },
  removeFromWishCategory: {
    good: { ...withCategories, body: { ...wish, categoryId: firstCategory } },
    errors: {
      'not-found': { ...withCategories, body: { ...wish, categoryId: secondCategory } },
    },
  },
  moveWish: {
    good: {
      ...withCategories,
      body: { ...wish, fromCategoryId: firstCategory, toCategoryId: secondCategory },
    },
    errors: {
      'not-found': {
        ...withCategories,
        body: { ...wish, fromCategoryId: secondCategory, toCategoryId: firstCategory },
      },
    },
  },
} as const satisfies Record<string, Examples>;
