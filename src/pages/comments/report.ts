import { attach, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { signInRequested } from '@/features/sign-in/intent';
import type { Comment, ReportReason } from '@/shared/api/contract/comments';
import { reportCommentFx } from '@/shared/api/endpoints/comments';
import { errorText } from '@/shared/api/error-text';
import { loggedOutError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { nonNull } from '@/shared/lib/non-null';
import { createOverlay } from '@/shared/routing/create-overlay';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { commentsRoute } from '@/shared/routing/routes';

import { $bookId } from './model';

/** The reader reports a comment and is asked why; a signed-out reader signs in first. */
export const reportClicked = createEvent<Comment>();
export const reasonPicked = createEvent<ReportReason>();

export const reportSheet = createOverlay('#reportComment');

interface Report {
  readonly id: number;
  readonly commentId: number;
  readonly reason: ReportReason;
}
const sendReportFx = attach({
  effect: reportCommentFx,
  mapParams: ({ id, commentId, reason }: Report) => ({
    params: { id, commentId },
    body: { reason },
  }),
});

/** The comment that the sheet is about. */
export const $reportedId = createStore<number | null>(null)
  .on(reportClicked, (_, { id }) => id)
  .reset(sessionEnded);

sample({ clock: reportClicked, filter: $isLoggedIn, target: reportSheet.opened });
sample({
  clock: reportClicked,
  filter: $isLoggedIn.map((isLoggedIn) => !isLoggedIn),
  fn: () => ({}),
  target: signInRequested,
});
sample({
  clock: nonNull(
    sample({
      clock: reasonPicked,
      source: { id: $bookId, commentId: $reportedId, isSending: sendReportFx.pending },
      fn: ({ id, commentId, isSending }, reason) =>
        commentId === null || isSending ? null : { id, commentId, reason },
    }),
  ),
  target: sendReportFx,
});
// By now the sheet may be about another comment.
sample({
  clock: sendReportFx.done,
  source: $reportedId,
  filter: (asked, { params }) => asked === params.commentId,
  fn: () => undefined,
  target: reportSheet.closed,
});
sample({
  clock: sendReportFx.done,
  fn: () => ({ kind: 'info' as const, text: texts.reported }),
  target: notificationRequested,
});
// The sheet stays open after a failure, so that a second tap sends it again.
sample({
  clock: sendReportFx.failData,
  filter: (error) => error.kind !== 'offline' && error !== loggedOutError,
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});
sample({ clock: sessionEnded, target: reportSheet.closed });
// After a reload nobody knows which comment the marker in the address was about.
removeLostMarker({
  route: commentsRoute,
  overlay: reportSheet,
  $isEmpty: $reportedId.map((id) => id === null),
});
