import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { CommentItem } from '@/entities/comment/ui/comment-item';
import { $isLoggedIn } from '@/entities/session/model';
import type { Comment } from '@/shared/api/contract/comments';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { Button } from '@/shared/ui/button/button';

import { $begunEdit, $editedIds, draftDropped, editShown } from '../drafts';
import { draftKey } from '../lib/draft-place';
import { $bookId } from '../model';

import { CommentActions } from './comment-actions';
import { CommentForm } from './comment-form';

/** A comment of the list with its actions, or its form while its author changes it. */
export function ListedComment({ comment }: { comment: Comment }) {
  const { audioBookId, editedIds, begunEdit, isLoggedIn, dropped, shown } = useUnit({
    audioBookId: $bookId,
    editedIds: $editedIds,
    begunEdit: $begunEdit,
    isLoggedIn: $isLoggedIn,
    dropped: draftDropped,
    shown: editShown,
  });
  const isMine = isLoggedIn && comment.isMine;
  const key = draftKey({ audioBookId, commentId: comment.id });
  const isEdited = isMine && editedIds.includes(comment.id);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    // The form is gone; a focus that was in it returns to what has opened it.
    const isLost = document.activeElement === document.body;
    if (wasEdited.current && !isEdited && isLost) edit.current?.focus({ preventScroll: true });
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (!isEdited) {
    const actions = <CommentActions comment={comment} isMine={isMine} editButton={edit} />;
    return <CommentItem comment={comment} isMine={isMine} actions={actions} />;
  }
  const form = (
    <CommentForm
      draftKey={key}
      sendLabel={texts.save}
      isFocused={begunEdit === key}
      onFocused={() => shown()}
    >
      <Button kind="quiet" onClick={() => dropped(key)}>
        {texts.cancel}
      </Button>
    </CommentForm>
  );
  return <CommentItem comment={comment} isMine form={form} />;
}
