import type { Comment } from '@/shared/api/contract/audiobooks';
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
}

/** A comment: author, date, stars, and text. */
export function CommentItem({ comment, isShortened = false }: CommentItemProps) {
  const date = formatDate(comment.createdAt);
  const rate = Math.min(5, comment.rate);
  return (
    <article className={styles['comment']}>
      <header className={styles['head']}>
        <bdi className={styles['name']}>{comment.userName || comments.someone}</bdi>
        {rate > 0 && <Stars value={rate} label={common.stars(formatNumber(rate))} />}
        {date !== '' && (
          <time className={styles['date']} dateTime={comment.createdAt}>
            {date}
          </time>
        )}
      </header>
      <p className={cx(styles['text'], isShortened && styles['shortened'])} dir="auto">
        {comment.text}
      </p>
    </article>
  );
}
