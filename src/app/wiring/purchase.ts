import { sample } from 'effector';

import { bookRequested } from '@/features/player/model/queue';
import { playRequested } from '@/features/purchase/model/outcome';
import { getResumed, webSignInRequested } from '@/features/purchase/model/sign-in';
import { earlierPurchasesRequested } from '@/features/markets/model/market-flow';
import { intentResumed, signInRequested } from '@/features/sign-in/intent';
import { coverUrl } from '@/shared/lib/cover-url';
import { pageModelsStarted } from '@/shared/routing/page-models';

const COVER_WIDTH_PX = 512;

// A purchase that needs a sign-in continues after it. Rule: docs/behaviour.md#sign-in
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
  fn: ({ audioBookId, identifier, title, author, recordVersion, palette }) => ({
    item: {
      audioBookId,
      identifier,
      title,
      author,
      image: coverUrl(audioBookId, recordVersion, COVER_WIDTH_PX),
      palette,
      isSample: false,
    },
  }),
  target: bookRequested,
});

// Retry the validation of purchases that were paid in an earlier visit. Rule: docs/behaviour.md#market-flow
sample({ clock: pageModelsStarted, target: earlierPurchasesRequested });
