import { attach, combine, createEvent, createStore, sample } from 'effector';

import { $isVisitor } from '@/entities/session/visitor';
import { createFormSheet } from '@/features/form-sheet/create-form-sheet';
import { notificationRequested } from '@/features/notifications/model';
import { isTold } from '@/features/wishlist/model';
import {
  addWishCategoryFx,
  removeWishCategoryFx,
  renameWishCategoryFx,
} from '@/shared/api/endpoints/wishlist';
import { errorText } from '@/shared/api/error-text';
import { isHttpError, type ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { createOverlay } from '@/shared/routing/create-overlay';
import { navigateFx } from '@/shared/routing/navigate';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { wishlistRoute } from '@/shared/routing/routes';

import { $isShelfAwaited, $shownShelf } from './model';
import { $selectedWishes, shelfPicked } from './selection';

export const shelfRemovalConfirmed = createEvent();

const isForbidden = (error: ApiError): boolean => isHttpError(error, 403);

const addFx = attach({
  effect: addWishCategoryFx,
  mapParams: ({ title }: { title: string }) => ({ body: { title } }),
});
const renameFx = attach({
  source: $shownShelf,
  effect: renameWishCategoryFx,
  mapParams: ({ title }: { title: string }, shelf) => ({
    body: { title, categoryId: shelf?.id ?? 0 },
  }),
});
const removeFx = attach({
  effect: removeWishCategoryFx,
  mapParams: (categoryId: number) => ({ body: { categoryId } }),
});

export const newShelfForm = createFormSheet({
  marker: '#newShelf',
  sendFx: addFx,
  savedText: null,
  isQuiet: isForbidden,
});
export const renameShelfForm = createFormSheet({
  marker: '#renameShelf',
  sendFx: renameFx,
  savedText: null,
  isQuiet: isForbidden,
});
export const removalQuestion = createOverlay('#removeShelf');
/** Whether the address names no shelf that is there; null while a user's shelves are still loading. */
const $isShelfMissing = combine(
  {
    shelf: $shownShelf,
    isAwaited: $isShelfAwaited,
    isVisitor: $isVisitor,
  },
  ({ shelf, isAwaited, isVisitor }) => (isAwaited && !isVisitor ? null : shelf === null),
);
for (const overlay of [renameShelfForm.sheet, removalQuestion])
  removeLostMarker({ route: wishlistRoute, overlay, $isEmpty: $isShelfMissing });
removeLostMarker({ route: wishlistRoute, overlay: newShelfForm.sheet, $isEmpty: $isVisitor });
sample({
  clock: sessionEnded,
  target: [newShelfForm.sheet.closed, renameShelfForm.sheet.closed, removalQuestion.closed],
});
export const $isRemovingShelf = removeFx.pending;

sample({ clock: [newShelfForm.told, renameShelfForm.told], target: notificationRequested });
// A new shelf takes what is selected.
sample({
  clock: addFx.doneData,
  filter: $selectedWishes.map((wishes) => wishes.length > 0),
  fn: ({ id }) => id,
  target: shelfPicked,
});

const removalStarted = sample({
  clock: shelfRemovalConfirmed,
  source: $shownShelf,
  filter: removeFx.pending.map((isPending) => !isPending),
}).filterMap((shelf) => shelf?.id);
sample({ clock: removalStarted, target: removeFx });
/** The question still waits for its answer: it was not closed since, nor opened for another shelf. */
const $isAwaited = createStore(false)
  .on(removalStarted, () => true)
  .on(removalQuestion.$isOpen, (isAwaited, isOpen) => isAwaited && isOpen);
// The whole wishlist takes the place of the shelf, which also closes the question.
sample({
  clock: removeFx.done,
  filter: $isAwaited,
  fn: () => ({ to: '/wishlist', replace: true }),
  target: navigateFx,
});
const refused = sample({ clock: removeFx.failData, filter: $isAwaited });
sample({ clock: refused, fn: () => undefined, target: removalQuestion.closed });
sample({
  clock: refused.filter({ fn: isTold }),
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});
