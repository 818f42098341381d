import { sample } from 'effector';

import { shareClicked } from '@/features/player/model/links';
import { $item } from '@/features/player/model/queue';
import { shareRequested } from '@/features/share/model';
import { bookPath } from '@/shared/routing/paths';

// The player passes on the page of the book that it plays.
sample({
  clock: shareClicked,
  source: $item,
  filter: Boolean,
  fn: ({ title, audioBookId }) => ({ title, path: bookPath(audioBookId) }),
  target: shareRequested,
});
