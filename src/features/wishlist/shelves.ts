import { combine, createEvent, createStore, sample } from 'effector';

import { loggedIn } from '@/entities/session/model';
import { wishCategories } from '@/entities/wishlist/categories';
import { $wishlistIds } from '@/entities/wishlist/model';
import type { BookCard } from '@/shared/api/contract/values';
import { cameOnline } from '@/shared/browser/online';

import { $wishes } from './model';

/** A category of the wishlist as it is shown: the sidebar and the page of the wishlist call it a shelf. */
export interface Shelf {
  readonly id: number;
  readonly title: string;
  /** Number of titles on it. */
  readonly count: number;
  /** Its newest title, whose cover stands for the shelf; null while it is empty or not loaded. */
  readonly newest: BookCard | null;
}

/** The shelves are visible and have to be known; loads them once for each user. */
export const shelvesShown = createEvent();

/** The user's shelves; null until they are loaded. */
export const $shelves = combine(
  { answer: wishCategories.$answer, wishes: $wishes, ids: $wishlistIds },
  ({ answer, wishes, ids }): readonly Shelf[] | null =>
    answer?.value.map(({ id, title, count }) => {
      const own = wishes.filter(({ categoryId }) => categoryId === id);
      const newest = own.find(({ book }) => book !== null)?.book ?? null;
      return { id, title, count: ids ? own.length : count, newest };
    }) ?? null,
);

// They stay in sight when another user signs in.
const $areShown = createStore(false).on(shelvesShown, () => true);
sample({
  clock: [shelvesShown, loggedIn, cameOnline],
  filter: combine(
    $areShown,
    wishCategories.$answer,
    (areShown, answer) => areShown && answer === null,
  ),
  fn: () => undefined,
  target: wishCategories.requested,
});

/** The id of a shelf in an address. */
export const shelfPath = (id: number): string => `/wishlist?category=${id}`;
