import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { UndoOffer } from '@/entities/undo/ui/undo-offer';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { bookMoveUndo } from '@/features/owned-books/archive';
import { archivedBooks } from '@/features/owned-books/library-books';
import { library as texts } from '@/shared/i18n/fa/library';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { $authPath } from '@/shared/routing/auth-path';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { ArchivePicture } from '@/shared/ui/state-message/pictures/archive-picture';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { Archived } from './parts/archived';
import { ArchivedSkeleton } from './parts/archived-skeleton';
import styles from './view.module.css';

/** The archive: owned books that the user has archived. */
export default function ArchivePage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.archive} />
      {isLoggedIn && <Books />}
      <UndoOffer undo={bookMoveUndo} />
      {!isLoggedIn && (isKnown ? <Visitor /> : <ArchivedSkeleton count={4} />)}
    </div>
  );
}

function Books() {
  const { items, error, retry } = useUnit({
    items: archivedBooks.$items,
    error: archivedBooks.$error,
    retry: archivedBooks.retried,
  });
  if (items === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (items === null) return <ArchivedSkeleton count={4} />;
  return items.length === 0 ? <Empty /> : <Archived items={items} />;
}

function Empty() {
  return (
    <StateMessage
      picture={<ArchivePicture />}
      text={texts.archiveEmpty}
      action={
        <ButtonLink to="/library" kind="outline">
          {texts.toLibrary}
        </ButtonLink>
      }
    />
  );
}

function Visitor() {
  const signIn = useUnit($authPath);
  return (
    <StateMessage
      picture={<SignInPicture />}
      text={texts.archiveVisitor}
      action={<ButtonLink to={signIn}>{texts.signIn}</ButtonLink>}
    />
  );
}
