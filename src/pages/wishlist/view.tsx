import { useUnit } from 'effector-react';

import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { UndoOffer } from '@/entities/undo/ui/undo-offer';
import { wishUndo } from '@/features/wishlist/wish-removal';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { $authPath } from '@/shared/routing/auth-path';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $shownWishes } from './model';
import { SelectionBar } from './parts/selection-bar';
import { ShelfChips } from './parts/shelf-chips';
import { ShelfForms } from './parts/shelf-forms';
import { Wishes } from './parts/wishes';
import { WishesSkeleton } from './parts/wishes-skeleton';
import { $isSelecting, selectionEnded, selectionStarted } from './selection';
import styles from './view.module.css';

/** The wishlist with its shelves. */
export default function WishlistPage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader
        start={<BackButton />}
        title={pageTitles.wishlist}
        actions={isLoggedIn && <SelectButton />}
      />
      {isLoggedIn && <Own />}
      {!isLoggedIn && (isKnown ? <Visitor /> : <WishesSkeleton />)}
    </div>
  );
}

function Own() {
  const isSelecting = useUnit($isSelecting);
  return (
    <>
      <ShelfChips />
      <Wishes />
      {isSelecting ? <SelectionBar /> : <UndoOffer undo={wishUndo} />}
      <ShelfForms />
    </>
  );
}

function SelectButton() {
  const { wishes, isSelecting, start, end } = useUnit({
    wishes: $shownWishes,
    isSelecting: $isSelecting,
    start: selectionStarted,
    end: selectionEnded,
  });
  if (!isSelecting && (wishes ?? []).length === 0) return null;
  return (
    <Button kind="quiet" size="small" onClick={() => (isSelecting ? end() : start())}>
      {isSelecting ? texts.endSelection : texts.select}
    </Button>
  );
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
