import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { CommentItem } from '@/entities/comment/ui/comment-item';
import { CommentSkeleton } from '@/entities/comment/ui/comment-skeleton';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { Comment } from '@/shared/api/contract/comments';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { commentsPath } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';

import { firstComments } from '../more';

import styles from './comments-preview.module.css';
import { OwnRate } from './own-rate';
import { Section } from './section';

/** The user's rate and the first comments; the heading links to all of them. */
export function CommentsPreview({ detail }: { detail: AudiobookDetail }) {
  const { comments, isPending } = useUnit({
    comments: firstComments.$items,
    isPending: firstComments.$isPending,
  });
  const { commentCount } = detail;
  return (
    <Section
      title={
        <Link to={commentsPath(detail)} className={styles['link']}>
          {product.comments}
          <ChevronIcon to="forward" size={20} />
        </Link>
      }
      note={
        commentCount > 0 && <span className={styles['count']}>{formatNumber(commentCount)}</span>
      }
    >
      <OwnRate />
      {isPending && comments.length === 0 && commentCount > 0 && <CommentSkeleton />}
      {(comments.length > 0 || !isPending) && (
        <CommentList comments={comments} areNone={commentCount === 0} />
      )}
      <ButtonLink to={commentsPath(detail)} kind="outline" isWide>
        {product.writeComment}
      </ButtonLink>
    </Section>
  );
}

function CommentList({ comments, areNone }: { comments: readonly Comment[]; areNone: boolean }) {
  if (comments.length === 0 && areNone)
    return <p className={styles['none']}>{product.noComments}</p>;
  return (
    <ul className={styles['list']}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles['place']}>
          <CommentItem comment={comment} isShortened />
        </li>
      ))}
    </ul>
  );
}
