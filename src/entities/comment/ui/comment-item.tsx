import type { ReactNode } from 'react';

import type { Comment } from '@/shared/api/contract/comments';
import { comments } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { formatNumber } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { cx } from '@/shared/ui/cx';
import { Stars } from '@/shared/ui/rating/stars';

import styles from './comment-item.module.css';

interface CommentItemProps {
  comment: Comment;
  /** Truncates the text, for a preview. */
  isShortened?: boolean | undefined;
  /** Marks the reader's own comment. */
  isMine?: boolean | undefined;
  /** Takes the place of the text while its author changes it. */
  form?: ReactNode;
  /** Below the text: what the reader can do with the comment. */
  actions?: ReactNode;
}

/** A comment: author, date, stars, and text. */
export function CommentItem(props: CommentItemProps) {
  const { comment, isShortened = false, isMine = false, form, actions } = props;
  const date = formatDate(comment.createdAt);
  const rate = Math.min(5, comment.rate);
  return (
    <article className={styles['comment']}>
      <header className={styles['head']}>
        <bdi className={styles['name']}>{comment.userName || comments.someone}</bdi>
        {isMine && <span className={styles['mine']}>{comments.mine}</span>}
        {rate > 0 && <Stars value={rate} label={common.stars(formatNumber(rate))} />}
        {date !== '' && (
          <span className={styles['date']}>
            <time dateTime={comment.createdAt}>{date}</time>
            {comment.editedAt !== null && ` · ${comments.edited}`}
          </span>
        )}
      </header>
      {form ?? (
        <p className={cx(styles['text'], isShortened && styles['shortened'])} dir="auto">
          {comment.text}
        </p>
      )}
      {actions}
    </article>
  );
}
