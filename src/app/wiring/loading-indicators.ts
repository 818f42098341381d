import { sample, type Store } from 'effector';

import { smallIndicator, screenIndicator, type Waiting } from '@/entities/loading/indicators';
import { $isLoggedIn } from '@/entities/session/model';
import { $marketStage } from '@/features/markets/model/market-flow';
import { archivedBooks } from '@/features/owned-books/library-books';
import { $isExchanging } from '@/features/partner-sign-in/model';
import { archiveRequested } from '@/features/purchase/model/leaving';
import { $isNativeLibraryOpening } from '@/features/purchase/model/native-library';
import { loading as texts } from '@/shared/i18n/fa/loading';
import { archiveRoute } from '@/shared/routing/routes';
import { visited } from '@/shared/routing/visits';

// The screen is covered on the way from the pop-up to the books of the archive. Rule: docs/behaviour.md#loading-indicators
sample({
  clock: archiveRequested,
  fn: (): Waiting => ({ text: texts.archive, hidesItself: true }),
  target: screenIndicator.started,
});
const archiveThere = sample({
  clock: archivedBooks.$isLoading.updates,
  filter: (isLoading) => !isLoading,
});
// Without a user there are no books to wait for.
const archiveOpenedByVisitor = sample({
  clock: archiveRoute.opened,
  source: $isLoggedIn,
  filter: (isLoggedIn) => !isLoggedIn,
});
const visitedElsewhere = visited.filter({ fn: ({ current }) => current?.routeId !== 'archive' });
sample({
  clock: [archiveThere, archiveOpenedByVisitor, visitedElsewhere],
  fn: () => undefined,
  target: screenIndicator.ended,
});

// What runs on its own shows as a small card.
const waits: readonly (readonly [Store<boolean>, Waiting])[] = [
  [$isNativeLibraryOpening, { text: texts.library, hidesItself: true }],
  [$isExchanging, { text: texts.signIn, hidesItself: false }],
  [
    $marketStage.map((stage) => stage === 'validating'),
    { text: texts.payment, hidesItself: false },
  ],
];
for (const [$isWaiting, waiting] of waits) {
  sample({
    clock: $isWaiting.updates.filter({ fn: Boolean }),
    fn: () => waiting,
    target: smallIndicator.started,
  });
  sample({
    clock: $isWaiting.updates.filter({ fn: (isWaiting) => !isWaiting }),
    fn: () => undefined,
    target: smallIndicator.ended,
  });
}
