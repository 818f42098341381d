import { createEvent, sample } from 'effector';

import { loggedIn } from '@/entities/session/model';
import { archivedBooks } from '@/features/owned-books/library-books';
import { playToggled } from '@/features/player/model/play-toggle';
import type { PlayerItem } from '@/features/player/model/queue';
import { cameOnline } from '@/shared/browser/online';
import { archiveRoute } from '@/shared/routing/routes';

/** The play button of an archived book was pressed. */
export const archivedPlayPressed = createEvent<PlayerItem>();

sample({
  clock: [archiveRoute.opened, loggedIn],
  filter: archiveRoute.$isOpened,
  fn: () => 'archived' as const,
  target: archivedBooks.opened,
});
sample({
  clock: cameOnline,
  filter: archiveRoute.$isOpened,
  target: archivedBooks.retried,
});
sample({ clock: archivedPlayPressed, fn: (item) => ({ item }), target: playToggled });
