import { sample } from 'effector';

import { bookRequested } from '@/features/player/model/queue';
import '@/features/purchase/model/clicks';
import '@/features/purchase/model/leaving';
import '@/features/purchase/model/markets-dialog';
import '@/features/purchase/model/native-library';
import '@/features/purchase/model/native-purchase';
import { playRequested } from '@/features/purchase/model/outcome';
import { getResumed, webSignInRequested } from '@/features/purchase/model/sign-in';
import '@/features/purchase/model/state';
import { pendingRestoreRequested } from '@/features/markets/model/pending';
import '@/features/markets/model/market-flow';
import { intentResumed, signInRequested } from '@/features/sign-in/intent';
import { coverUrl } from '@/shared/lib/cover-url';

import { loadPageModelsFx } from '../load-page-models';

/** Width of the player's cover in px. */
const COVER_WIDTH = 512;

// Signing in on the web, and going on with the get that it interrupted.
sample({
  clock: webSignInRequested,
  fn: ({ audioBookId, productId }) => ({
    intent: { kind: 'get' as const, audioBookId, productId },
  }),
  target: signInRequested,
});
sample({ clock: intentResumed, filter: ({ kind }) => kind === 'get', target: getResumed });

sample({
  clock: playRequested,
  fn: ({ audioBookId, identifier, title, author, recordVersion }) => ({
    item: {
      audioBookId,
      identifier,
      title,
      author,
      image: coverUrl(audioBookId, recordVersion, COVER_WIDTH),
      isSample: false,
    },
  }),
  target: bookRequested,
});

// What was paid for in a market and not validated is tried once more (contract, 'Market flow').
sample({ clock: loadPageModelsFx.done, fn: () => undefined, target: pendingRestoreRequested });
