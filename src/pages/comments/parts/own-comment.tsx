import { useUnit } from 'effector-react';

import { comments as texts } from '@/shared/i18n/fa/comments';

import { draftKey } from '../lib/draft-place';
import { $bookId } from '../model';

import { CommentForm } from './comment-form';
import styles from './own-comment.module.css';

/** The card in which a reader writes a new comment. */
export function OwnComment() {
  const audioBookId = useUnit($bookId);
  return (
    <section className={styles['card']} aria-labelledby="own-comment">
      <h2 id="own-comment" className={styles['title']}>
        {texts.yours}
      </h2>
      <CommentForm
        draftKey={draftKey({ audioBookId, commentId: null })}
        sendLabel={texts.send}
        placeholder={texts.placeholder}
      />
    </section>
  );
}
