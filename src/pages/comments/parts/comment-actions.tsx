import { useUnit } from 'effector-react';
import type { Ref } from 'react';

import type { Comment } from '@/shared/api/contract/comments';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { formatNumber } from '@/shared/i18n/format';
import { BinIcon } from '@/shared/ui/icon/bin-icon';
import { EditIcon } from '@/shared/ui/icon/edit-icon';
import { FlagIcon } from '@/shared/ui/icon/flag-icon';
import { ThumbIcon } from '@/shared/ui/icon/thumb-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { deleteClicked } from '../delete';
import { editClicked } from '../drafts';
import { likeClicked } from '../likes';
import { reportClicked } from '../report';

import styles from './comment-actions.module.css';

interface CommentActionsProps {
  comment: Comment;
  isMine: boolean;
  editButton: Ref<HTMLButtonElement>;
}

/** The reader likes or reports a comment; its author changes or deletes it. */
export function CommentActions({ comment, isMine, editButton }: CommentActionsProps) {
  const { like, report, edit, remove } = useUnit({
    like: likeClicked,
    report: reportClicked,
    edit: editClicked,
    remove: deleteClicked,
  });
  if (isMine) {
    return (
      <div className={styles['actions']}>
        {comment.likeCount > 0 && (
          <span className={styles['likes']}>
            {texts.likeCount(formatNumber(comment.likeCount))}
          </span>
        )}
        <IconButton ref={editButton} label={texts.edit} onClick={() => edit(comment)}>
          <EditIcon size={20} />
        </IconButton>
        <IconButton label={texts.delete} onClick={() => remove(comment)}>
          <BinIcon size={20} />
        </IconButton>
      </div>
    );
  }
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className={styles['like']}
        aria-pressed={comment.isLiked}
        onClick={() => like(comment)}
      >
        <ThumbIcon size={20} isFilled={comment.isLiked} />
        {`${texts.like} `}
        {comment.likeCount > 0 && <bdi>{formatNumber(comment.likeCount)}</bdi>}
      </button>
      <IconButton label={texts.report} onClick={() => report(comment)}>
        <FlagIcon size={20} />
      </IconButton>
    </div>
  );
}
