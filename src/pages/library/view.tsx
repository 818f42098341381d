import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { library as texts } from '@/shared/i18n/fa/library';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { authPath } from '@/shared/routing/auth-path';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $libraryFilter } from './model';
import { Books } from './parts/books';
import { OwnedSkeleton } from './parts/owned-skeleton';
import { ContinueCards } from './parts/continue-cards';
import { Filters } from './parts/filters';
import styles from './view.module.css';

/** The user's library. */
export default function LibraryPage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader
        kind="root"
        title={pageTitles.library}
        actions={
          isLoggedIn && (
            <Link to="/archive" className={styles['archive']}>
              {texts.archive}
            </Link>
          )
        }
      />
      {isKnown && !isLoggedIn ? <Visitor /> : <Owned isLoggedIn={isLoggedIn} />}
    </div>
  );
}

function Owned({ isLoggedIn }: { isLoggedIn: boolean }) {
  const filter = useUnit($libraryFilter);
  return (
    <>
      {isLoggedIn && <ContinueCards />}
      <Filters chosen={filter} />
      {isLoggedIn ? <Books /> : <OwnedSkeleton isFirst />}
    </>
  );
}

function Visitor() {
  return (
    <StateMessage
      picture={<SignInPicture />}
      text={texts.visitor}
      action={<ButtonLink to={authPath('/library')}>{texts.signIn}</ButtonLink>}
    />
  );
}
