import { attach, createEvent, createStore, sample } from 'effector';

import { loggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import { getLibraryFx, unarchiveBookFx } from '@/shared/api/endpoints/library';
import { errorText } from '@/shared/api/error-text';
import { loggedOutError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { library as texts } from '@/shared/i18n/fa/library';
import { archiveRoute } from '@/shared/routing/routes';

export const unarchiveClicked = createEvent<BookCard>();

export const archivedBooks = createPagedList<BookCard, null>({
  loadFx: attach({
    effect: getLibraryFx,
    mapParams: ({ page }: PageRequest<null>) => ({ query: { archived: true, page } }),
  }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: null,
  of: 'user',
  whenReopened: 'reload',
});

const unarchiveFx = attach({
  effect: unarchiveBookFx,
  mapParams: ({ audioBookId }: BookCard) => ({ params: { id: audioBookId }, body: {} }),
});

/** The audioBookIds that are being moved back into the library. */
export const $leaving = createStore<readonly number[]>([])
  .on(unarchiveFx, (leaving, { audioBookId }) => [...leaving, audioBookId])
  .on(unarchiveFx.finally, (leaving, { params }) =>
    leaving.filter((audioBookId) => audioBookId !== params.audioBookId),
  );

sample({
  clock: [archiveRoute.opened, loggedIn],
  filter: archiveRoute.$isOpened,
  fn: () => null,
  target: archivedBooks.opened,
});
sample({
  clock: cameOnline,
  filter: archiveRoute.$isOpened,
  target: archivedBooks.retried,
});

const unarchiveRequested = sample({
  clock: unarchiveClicked,
  source: $leaving,
  fn: (leaving, book) => (leaving.includes(book.audioBookId) ? null : book),
});
sample({ clock: unarchiveRequested.filterMap((book) => book ?? undefined), target: unarchiveFx });
sample({ clock: unarchiveFx.done, fn: ({ params }) => params, target: archivedBooks.removed });
sample({
  clock: unarchiveFx.done,
  fn: ({ params }) => ({ kind: 'info' as const, text: texts.unarchived(params.title) }),
  target: notificationRequested,
});
sample({
  clock: unarchiveFx.failData,
  filter: (error) => error !== loggedOutError,
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});
