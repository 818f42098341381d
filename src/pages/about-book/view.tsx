import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { isHttpError } from '@/shared/api/errors';
import { aboutBook as texts } from '@/shared/i18n/fa/about-book';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $aboutBook, $aboutBookError, $aboutBookId, aboutBookRetryClicked } from './model';
import { BookFacts } from './parts/book-facts';
import { BookFactsSkeleton } from './parts/book-facts-skeleton';
import styles from './view.module.css';

/** Everything that is known about a title: its description whole, and its facts. */
export default function AboutBookPage() {
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles['about-book']} />
      <Content />
    </div>
  );
}

function Content() {
  const { id, book, error, retry } = useUnit({
    id: $aboutBookId,
    book: $aboutBook,
    error: $aboutBookError,
    retry: aboutBookRetryClicked,
  });
  if (id === '') return <Missing text={texts.missing} />;
  if (book) return <BookFacts book={book} />;
  if (error && isHttpError(error, 404)) return <Missing text={texts.notFound} />;
  if (error) return <LoadFailed error={error} onRetry={() => retry()} />;
  return <BookFactsSkeleton />;
}

function Missing({ text }: { text: string }) {
  return (
    <StateMessage
      picture={<MissingBookPicture />}
      text={text}
      action={
        <ButtonLink to="/" kind="outline">
          {texts.toShop}
        </ButtonLink>
      }
    />
  );
}
