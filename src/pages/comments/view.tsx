import { useUnit } from 'effector-react';

import { CommentItem } from '@/entities/comment/ui/comment-item';
import { CommentSkeleton } from '@/entities/comment/ui/comment-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import type { Comment } from '@/shared/api/contract/audiobooks';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatNumber } from '@/shared/i18n/format';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { CommentsPicture } from '@/shared/ui/state-message/pictures/comments-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $bookTitle, bookComments } from './model';
import styles from './view.module.css';

const FIRST_SKELETONS = 6;

/** The comments on one book. */
export default function CommentsPage() {
  const bookTitle = useUnit($bookTitle);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.comments} />
      <div className={styles['content']}>
        {bookTitle !== '' && (
          <p className={styles['book']}>
            <bdi>{bookTitle}</bdi>
          </p>
        )}
        <Comments />
      </div>
    </div>
  );
}

function Comments() {
  const { comments, error, retry } = useUnit({
    comments: bookComments.$items,
    error: bookComments.$error,
    retry: bookComments.retried,
  });
  if (comments === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (comments === null) return <Coming count={FIRST_SKELETONS} />;
  if (comments.length === 0)
    return <StateMessage picture={<CommentsPicture />} text={texts.empty} />;
  return <Written comments={comments} />;
}

function Written({ comments }: { comments: readonly Comment[] }) {
  const { total, hasMore, isLoading, error, ended, retry } = useUnit({
    total: bookComments.$total,
    hasMore: bookComments.$hasMore,
    isLoading: bookComments.$isLoading,
    error: bookComments.$error,
    ended: bookComments.endReached,
    retry: bookComments.retried,
  });
  return (
    <>
      <p className={styles['count']} role="status">
        {texts.count(formatNumber(total))}
      </p>
      <EndlessList
        label={pageTitles.comments}
        items={comments}
        total={total}
        renderItem={(comment) => <CommentItem comment={comment} />}
        hasMore={hasMore && !isLoading && error === null}
        onEndReached={() => ended()}
        moreLabel={texts.more}
        itemsClassName={styles['items']}
      >
        {isLoading && <Coming count={1} />}
        {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
      </EndlessList>
    </>
  );
}

function Coming({ count }: { count: number }) {
  return (
    <div className={styles['items']} role="status" aria-label={texts.loading}>
      {Array.from({ length: count }, (_, index) => (
        <CommentSkeleton key={index} />
      ))}
    </div>
  );
}
