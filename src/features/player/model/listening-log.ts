import { createEffect, createEvent, createStore, sample } from 'effector';

import { $accessToken, $sessionsEnded, sessionEnded } from '@/shared/api/tokens';
import { readNowFx } from '@/shared/browser/now';
import { storageChanged } from '@/shared/browser/storage-changes';
import { nonNull } from '@/shared/lib/non-null';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { listening, type ListeningLog } from '@/shared/storage/listening-key';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { SAMPLE_CHAPTER_ID } from '../lib/chapters';
import { emptyLog, withHeard, type HeardSound } from '../lib/heard';

import { $meter } from './heard-meter';
import { chapterProgressed, wholeBookEnded } from './queue';

/** What the signed-in user has heard on this device: seconds by day, and when each book. Rule: docs/behaviour.md#heard-time */
export const $listeningLog = createStore(emptyLog).reset(sessionEnded);

/** The audioBookIds of the books that were heard to their end and not begun again. */
export const $finishedBooks = $listeningLog.map(
  ({ books }): ReadonlySet<number> =>
    new Set(
      Object.entries(books).flatMap(([id, { isFinished }]) => (isFinished ? Number(id) : [])),
    ),
);
/** When each book was heard last, in epoch milliseconds, by its audioBookId. */
export const $heardAt = $listeningLog.map(
  ({ books }): ReadonlyMap<number, number> =>
    new Map(Object.entries(books).map(([id, { heardAt }]) => [Number(id), heardAt])),
);

/** `session` identifies the user, so that nothing is written after a sign-out. */
type Count = Omit<HeardSound, 'now'> & { readonly session: number };

const counted = createEvent<Count>();
const readTimeFx = createEffect((_count: Count) => readNowFx());

// Count whenever a position is stored. Rule: docs/behaviour.md#positions
// The meter is read alone, because it changes with each of the media's time updates.
const metered = sample({
  clock: chapterProgressed,
  source: $meter,
  fn: ({ seconds }, chapter) => ({ ...chapter, seconds }),
});
// What a visitor hears counts for nobody, and what is not counted yet at a sign-out not for the next user.
const $hasSession = $accessToken.map((token) => token !== null);
$meter.on([metered, $hasSession.updates], (meter) => ({ ...meter, seconds: 0 }));
sample({
  clock: metered,
  source: { token: $accessToken, session: $sessionsEnded },
  filter: ({ token }, { seconds }) => token !== null && seconds > 0,
  fn: ({ session }, { audioBookId, chapterId, seconds }) => ({
    audioBookId: chapterId === SAMPLE_CHAPTER_ID ? null : audioBookId,
    seconds,
    isFinished: false,
    session,
  }),
  target: counted,
});
// The positions of a book that ended are reset, so its end is remembered here.
sample({
  clock: wholeBookEnded,
  source: { token: $accessToken, session: $sessionsEnded },
  filter: ({ token }) => token !== null,
  fn: ({ session }, audioBookId) => ({ audioBookId, seconds: 0, isFinished: true, session }),
  target: counted,
});
sample({ clock: counted, target: readTimeFx });
const logged = sample({
  clock: readTimeFx.done,
  source: { log: $listeningLog, session: $sessionsEnded },
  filter: ({ session }, { params }) => session === params.session,
  fn: ({ log }, { params: { audioBookId, seconds, isFinished }, result: now }) =>
    withHeard(log, { audioBookId, seconds, isFinished, now }),
});
sample({ clock: logged, target: $listeningLog });
sample({ clock: logged, fn: (log) => entry(listening, log), target: writeRawFx });

const readLogFx = createEffect(() => readStoredFx(listening));
sample({ clock: pageModelsStarted, target: readLogFx });
sample({ clock: nonNull(readLogFx.doneData), target: $listeningLog });
sample({
  clock: storageChanged,
  filter: ({ key }) => key === null || key === listening.name,
  fn: ({ raw }): ListeningLog => (raw === null ? null : listening.parse(raw)) ?? emptyLog,
  target: $listeningLog,
});
sample({ clock: sessionEnded, fn: () => listening, target: removeRawFx });
