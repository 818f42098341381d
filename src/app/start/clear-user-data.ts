import { sample } from 'effector';

import { progressClearRequested } from '@/features/player/model/progress';
import { playerClosed } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import { removeRawFx } from '@/shared/storage/stored-value';
import {
  feedbackPlace,
  listeningPlace,
  searchesPlace,
  wishlistPlace,
} from '@/shared/storage/user-places';

// The end of a session closes the player and removes the user's data from storage: positions, the
// player's item, heard time, searches, wishlist and feedback that waits. The tokens are removed by shared/api/write-tokens.ts. It is part
// of the entry because the storefront's own 401 can end the session within the first second, and it
// listens to `sessionEnded` because tokens that were refused at the start never signed anyone in, so
// `loggedOut` does not fire. Rule: docs/storage.md#sign-out
sample({ clock: sessionEnded, target: [playerClosed, progressClearRequested] });
for (const place of [searchesPlace, wishlistPlace, listeningPlace, feedbackPlace])
  sample({ clock: sessionEnded, fn: () => place, target: removeRawFx });
