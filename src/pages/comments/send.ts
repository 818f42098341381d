import { createEffect, createEvent, createStore, sample } from 'effector';

import { ratingsOutdated } from '@/entities/rating/model';
import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { signInRequested } from '@/features/sign-in/intent';
import type { Comment } from '@/shared/api/contract/comments';
import { addCommentFx, editCommentFx } from '@/shared/api/endpoints/comments';
import { errorText } from '@/shared/api/error-text';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { comments as texts } from '@/shared/i18n/fa/comments';
import type { CommentDraft } from '@/shared/storage/draft-key';

import { $drafts, draftDropped, draftRated, draftTyped } from './drafts';
import { placeOf } from './lib/draft-place';
import { textProblem } from './lib/text-problem';
import { $bookId, bookComments, newestRequested } from './model';

/** The draft with this key is sent; a signed-out reader signs in first and finds it again afterwards. */
export const sendClicked = createEvent<string>();

interface Sending {
  readonly key: string;
  readonly draft: CommentDraft;
}

const sendDraftFx = createEffect<Sending, Comment, ApiError>(async ({ key, draft }) => {
  const { audioBookId: id, commentId } = placeOf(key);
  const body = { text: draft.text.trim(), ...(draft.rate !== 0 && { rate: draft.rate }) };
  return commentId === null
    ? await addCommentFx({ params: { id }, body })
    : await editCommentFx({ params: { id, commentId }, body });
});

/** The keys of the drafts that are on their way. */
export const $sendingKeys = createStore<readonly string[]>([])
  .on(sendDraftFx, (keys, { key }) => [...keys, key])
  .on(sendDraftFx.finally, (keys, { params }) => keys.filter((key) => key !== params.key));

const pressed = sample({
  clock: sendClicked,
  source: { drafts: $drafts, sending: $sendingKeys, isLoggedIn: $isLoggedIn },
  filter: ({ sending }, key) => !sending.includes(key),
  fn: ({ drafts, isLoggedIn }, key) => {
    const draft = drafts[key] ?? { text: '', rate: 0, owner: null };
    return { key, draft, isLoggedIn, problem: textProblem(draft.text) };
  },
});

const failed = sample({
  clock: sendDraftFx.fail,
  source: $isLoggedIn,
  fn: (isLoggedIn, { params: { key }, error }) => ({
    key,
    problem: isLoggedIn && error !== loggedOutError ? errorText(error) : texts.expired,
  }),
});

type Problems = Readonly<Record<string, { readonly text: string }>>;
/** Why a draft could not be sent, by its key. Each attempt has an object of its own, also with the same text. */
export const $sendProblems = createStore<Problems>({})
  .on([pressed, failed], (problems, { key, problem }) => withProblem(problems, key, problem))
  .on([draftTyped, draftRated], (problems, { key }) => withProblem(problems, key, null))
  .on(draftDropped, (problems, key) => withProblem(problems, key, null));

const sendable = sample({ clock: pressed, filter: ({ problem }) => problem === null });
sample({ clock: sendable, filter: ({ isLoggedIn }) => isLoggedIn, target: sendDraftFx });
sample({
  clock: sendable,
  filter: ({ isLoggedIn }) => !isLoggedIn,
  fn: () => ({}),
  target: signInRequested,
});

const sent = sendDraftFx.done.map(({ params: { key }, result }) => ({
  key,
  comment: result,
  place: placeOf(key),
}));
sample({ clock: sent, fn: ({ key }) => key, target: draftDropped });
sample({
  clock: sent,
  fn: () => ({ kind: 'info' as const, text: texts.sent }),
  target: notificationRequested,
});
sample({
  clock: sent,
  filter: ({ place }) => place.commentId !== null,
  fn: ({ comment }) => comment,
  target: bookComments.changed,
});
// A new comment stands at the top. The page may show another book by now.
sample({
  clock: sent,
  source: $bookId,
  filter: (bookId, { place }) => place.audioBookId === bookId && place.commentId === null,
  fn: () => undefined,
  target: newestRequested,
});
// The histogram counts its stars.
sample({ clock: sent, fn: ({ place }) => place.audioBookId, target: ratingsOutdated });

function withProblem(problems: Problems, key: string, text: string | null): Problems {
  const others = Object.entries(problems).filter(([other]) => other !== key);
  return Object.fromEntries(text === null ? others : [...others, [key, { text }]]);
}
