import { useUnit } from 'effector-react';

import { CommentSkeleton } from '@/entities/comment/ui/comment-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import type { Comment } from '@/shared/api/contract/comments';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatNumber } from '@/shared/i18n/format';
import { ChoiceChips } from '@/shared/ui/chip/choice-chips';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { CommentsPicture } from '@/shared/ui/state-message/pictures/comments-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $comments } from '../likes';
import { $sort, bookComments, sortPicked } from '../model';

import styles from './comment-list.module.css';
import { ListedComment } from './listed-comment';

const FIRST_SKELETONS = 6;
const sorts = (['newest', 'liked', 'highest', 'lowest'] as const).map((id) => ({
  id,
  label: texts.sorts[id],
}));

/** All comments in the chosen order, which grow as the end comes near. */
export function CommentList() {
  const { comments, total, sort, error, picked, retry } = useUnit({
    comments: $comments,
    total: bookComments.$total,
    sort: $sort,
    error: bookComments.$error,
    picked: sortPicked,
    retry: bookComments.retried,
  });
  if (comments === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (comments?.length === 0) {
    const text = `${texts.empty} ${texts.emptyInvitation}`;
    return <StateMessage size="section" picture={<CommentsPicture />} text={text} />;
  }
  return (
    <>
      <p className={styles['count']} role="status">
        {comments && texts.count(formatNumber(total))}
      </p>
      <div className={styles['sorts']}>
        <ChoiceChips
          legend={texts.sort}
          options={sorts}
          value={sort}
          onChosen={(chosen) => picked(chosen)}
        />
      </div>
      {comments ? <Written comments={comments} /> : <Coming count={FIRST_SKELETONS} />}
    </>
  );
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
    <EndlessList
      label={pageTitles.comments}
      items={comments}
      total={total}
      keyOf={({ id }) => id}
      renderItem={(comment) => <ListedComment comment={comment} />}
      hasMore={hasMore && !isLoading && error === null}
      onEndReached={() => ended()}
      moreLabel={texts.more}
      itemsClassName={styles['items']}
    >
      {isLoading && hasMore && <Coming count={1} />}
      {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
    </EndlessList>
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
