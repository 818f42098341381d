import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { isHttpError } from '@/shared/api/errors';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { bookPath } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { deleteQuestion } from './delete';
import { $bookId, $bookTitle, bookComments } from './model';
import { CommentList } from './parts/comment-list';
import { OwnComment } from './parts/own-comment';
import { RatingSummary } from './parts/rating-summary';
import { reportSheet } from './report';
import styles from './view.module.css';

const DeleteQuestion = lazyOverlay(
  () => import('./parts/delete-question'),
  deleteQuestion.$isOpen,
  deleteQuestion.closed,
);
const ReportSheet = lazyOverlay(
  () => import('./parts/report-sheet'),
  reportSheet.$isOpen,
  reportSheet.closed,
);

/** The comments on one book: how it is rated, the reader's own comment, and those of all. */
export default function CommentsPage() {
  const error = useUnit(bookComments.$error);
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.comments} />
      {error && isHttpError(error, 404) ? <NoBook /> : <Content />}
      <DeleteQuestion />
      <ReportSheet />
    </div>
  );
}

function Content() {
  const { bookId, bookTitle } = useUnit({ bookId: $bookId, bookTitle: $bookTitle });
  return (
    <div className={styles['content']}>
      <div className={styles['side']}>
        {bookTitle !== '' && (
          <p className={styles['book']}>
            <Link to={bookPath(bookId)}>
              <bdi>{bookTitle}</bdi>
            </Link>
          </p>
        )}
        <RatingSummary />
        <OwnComment />
      </div>
      <div>
        <CommentList />
      </div>
    </div>
  );
}

function NoBook() {
  return (
    <StateMessage
      picture={<MissingBookPicture />}
      text={texts.bookMissing}
      action={
        <ButtonLink to="/clp" kind="outline">
          {texts.toSearch}
        </ButtonLink>
      }
    />
  );
}
