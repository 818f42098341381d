import type { Example, Examples } from './example';

const owned: Example = { as: 'collector' };
const notOwned: Example = { as: 'newcomer' };

/** Examples of the library, the wishlist and streams. */
export const libraryExamples = {
  getLibrary: {
    good: { ...owned, path: '/api/library?filter=all&archived=true' },
    errors: { 'invalid-body': { ...owned, path: '/api/library?filter=some' } },
  },
  getLibraryState: {
    good: { ...notOwned, path: '/api/library/state/1001', body: {} },
    errors: { 'not-found': { ...notOwned, path: '/api/library/state/7', body: {} } },
  },
  getSingleItem: {
    good: { path: '/api/library/single-item/1001', body: {} },
    errors: { 'not-found': { path: '/api/library/single-item/7', body: {} } },
  },
  archiveBook: {
    good: { ...owned, path: '/api/library/archive/1001', body: {} },
    errors: {
      'not-found': { ...owned, path: '/api/library/archive/7', body: {} },
      'not-owned': { ...notOwned, path: '/api/library/archive/1001', body: {} },
    },
  },
  unarchiveBook: {
    good: { ...owned, path: '/api/library/unarchive/1005', body: {} },
    errors: {
      'not-found': { ...owned, path: '/api/library/unarchive/7', body: {} },
      'not-owned': { ...notOwned, path: '/api/library/unarchive/1001', body: {} },
    },
  },
  getPlaylist: {
    good: { ...owned, path: '/api/stream/playlist/100101' },
    errors: {
      'not-found': { ...owned, path: '/api/stream/playlist/7' },
      'not-owned': { ...notOwned, path: '/api/stream/playlist/100101' },
    },
  },
  getSample: {
    good: { path: '/api/stream/sample/1001' },
    errors: { 'not-found': { path: '/api/stream/sample/7' } },
  },
  getWishlist: { good: { ...owned, body: { page: 1 } } },
  addWish: {
    good: { ...owned, body: { productId: 20001 } },
    errors: { 'not-found': { ...owned, body: { productId: 7 } } },
  },
  removeWish: {
    good: { ...owned, body: { productId: 20061 } },
    errors: { 'not-found': { ...owned, body: { productId: 7 } } },
  },
} as const satisfies Record<string, Examples>;
