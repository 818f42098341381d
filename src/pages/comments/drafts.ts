import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { logoutRequested } from '@/entities/session/sign-out';
import { $myRate, type MyRate } from '@/entities/rating/model';
import type { Comment } from '@/shared/api/contract/comments';
import { digest } from '@/shared/lib/digest';
import { commentsRoute } from '@/shared/routing/routes';
import { commentDrafts, type CommentDraft, type CommentDrafts } from '@/shared/storage/draft-key';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { draftKey, placeOf } from './lib/draft-place';
import { $bookId, $readerId } from './model';

/** The oldest draft makes room for another one. */
const MAX_DRAFTS = 20;

/** `key` names the place of the draft (lib/draft-place.ts). */
export const draftTyped = createEvent<{ readonly key: string; readonly text: string }>();
export const draftRated = createEvent<{ readonly key: string; readonly rate: MyRate }>();
/** The draft was sent or given up. */
export const draftDropped = createEvent<string>();
/** The reader changes their own comment. */
export const editClicked = createEvent<Comment>();
/** The form of that change is on the screen, with the keyboard in it. */
export const editShown = createEvent();

/** A digest, because the user's id may be a mobile number. docs/storage.md#comment_drafts */
const $owner = $readerId.map((readerId) => (readerId === null ? null : digest(readerId)));

const readDraftsFx = createEffect(() => readStoredFx(commentDrafts));

const changed = sample({
  clock: [
    draftTyped.map(({ key, text }) => ({ key, change: { text } })),
    draftRated.map(({ key, rate }) => ({ key, change: { rate } })),
  ],
  source: { writer: $owner, myRate: $myRate },
  fn: ({ writer, myRate }, { key, change }) => ({ key, change, writer, myRate }),
});
const editBegun = sample({
  clock: editClicked,
  source: { audioBookId: $bookId, owner: $owner },
  fn: ({ audioBookId, owner }, { id, text, rate }) => ({
    key: draftKey({ audioBookId, commentId: id }),
    draft: { text, rate: rate as MyRate, owner },
  }),
});
const restored = sample({
  clock: readDraftsFx.doneData,
  source: $owner,
  fn: (reader, drafts) => readableBy(reader, drafts ?? {}),
});

/**
 * Comments that were written and not sent yet. They survive a reload and a session that expires, but not a
 * sign-out that was asked for, and are shown to no other user. docs/behaviour.md#comments
 */
export const $drafts = createStore<CommentDrafts>({})
  .on(changed, (drafts, { key, change, writer, myRate }) => {
    const { text = '', rate = myRate, owner = null } = drafts[key] ?? {};
    return withDraft(drafts, key, { text, rate, ...change, owner: owner ?? writer });
  })
  .on(editBegun, (drafts, { key, draft }) => withDraft(drafts, key, drafts[key] ?? draft))
  .on(draftDropped, (drafts, dropped) => pick(drafts, (key) => key !== dropped))
  .on(restored, (drafts, stored) => ({ ...stored, ...drafts }))
  .on($owner, (drafts, reader) => readableBy(reader, drafts))
  .reset(logoutRequested);

/** The comments of this book that their author is changing. */
export const $editedIds = combine($drafts, $bookId, (drafts, audioBookId) =>
  Object.keys(drafts)
    .map(placeOf)
    .flatMap((place) =>
      place.audioBookId === audioBookId && place.commentId !== null ? [place.commentId] : [],
    ),
);

/** The key of the change that was begun, until its form is shown: one that is shown again takes no focus. */
export const $begunEdit = createStore<string | null>(null)
  .on(editBegun, (_, { key }) => key)
  .reset(editShown, commentsRoute.closed);

// A reader who signs in keeps no stored draft of another one, also where no page has shown it yet.
sample({
  clock: [commentsRoute.opened, $owner.updates.filterMap((owner) => owner ?? undefined)],
  target: readDraftsFx,
});
sample({
  clock: $drafts.updates,
  filter: (drafts) => Object.keys(drafts).length > 0,
  fn: (drafts) => entry(commentDrafts, drafts),
  target: writeRawFx,
});
sample({
  clock: $drafts.updates,
  filter: (drafts) => Object.keys(drafts).length === 0,
  fn: () => commentDrafts,
  target: removeRawFx,
});

sample({ clock: logoutRequested, fn: () => commentDrafts, target: removeRawFx });

/** Signed out, the texts stay: they are those of a session that expired, or of no user yet. */
function readableBy(reader: string | null, drafts: CommentDrafts): CommentDrafts {
  const isReadable = ({ owner }: CommentDraft) => (owner ?? reader) === reader;
  // Drafts that stay as they were are not written, as those in storage may be still to be read.
  if (reader === null || Object.values(drafts).every(isReadable)) return drafts;
  return pick(drafts, (_, draft) => isReadable(draft));
}

/** The newest draft is the last one. */
function withDraft(drafts: CommentDrafts, key: string, draft: CommentDraft): CommentDrafts {
  const others = Object.entries(drafts).filter(([other]) => other !== key);
  return Object.fromEntries([...others, [key, draft] as const].slice(-MAX_DRAFTS));
}

function pick(
  drafts: CommentDrafts,
  isKept: (key: string, draft: CommentDraft) => boolean,
): CommentDrafts {
  return Object.fromEntries(Object.entries(drafts).filter(([key, draft]) => isKept(key, draft)));
}
