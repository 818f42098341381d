import { useUnit } from 'effector-react';

import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { UndoOffer } from '@/entities/undo/ui/undo-offer';
import { bookMoveUndo } from '@/features/owned-books/archive';
import { wishUndo } from '@/features/wishlist/wish-removal';
import { library as texts } from '@/shared/i18n/fa/library';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { $authPath } from '@/shared/routing/auth-path';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $libraryQuery } from './model';
import { Books } from './parts/books';
import { OwnedSkeleton } from './parts/owned-skeleton';
import { ContinueCards } from './parts/continue-cards';
import { Sheets } from './parts/sheets';
import { Tabs } from './parts/tabs';
import { Toolbar } from './parts/toolbar';
import { Wishes } from './parts/wishes';
import styles from './view.module.css';

/** The user's library. */
export default function LibraryPage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader kind="root" title={pageTitles.library} actions={isLoggedIn && <Toolbar />} />
      {isKnown && !isLoggedIn ? <Visitor /> : <Owned isLoggedIn={isLoggedIn} />}
    </div>
  );
}

function Owned({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { tab } = useUnit($libraryQuery);
  if (!isLoggedIn) {
    return (
      <>
        <Tabs />
        <OwnedSkeleton isFirst />
      </>
    );
  }
  return (
    <>
      <ContinueCards />
      <Tabs />
      {tab === 'wishes' ? <Wishes /> : <Books key={tab} />}
      <Undo />
      <Sheets />
    </>
  );
}

/** One offer at a time: a newer action has ended the other one. */
function Undo() {
  const wishOffer = useUnit(wishUndo.$offer);
  return wishOffer ? <UndoOffer undo={wishUndo} /> : <UndoOffer undo={bookMoveUndo} />;
}

function Visitor() {
  const signIn = useUnit($authPath);
  return (
    <StateMessage
      picture={<SignInPicture />}
      text={texts.visitor}
      action={<ButtonLink to={signIn}>{texts.signIn}</ButtonLink>}
    />
  );
}
