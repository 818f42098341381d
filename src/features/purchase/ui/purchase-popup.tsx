import { combine } from 'effector';
import { useUnit } from 'effector-react';

import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';
import type { PurchaseBook } from '@/entities/purchase/book';
import { common } from '@/shared/i18n/fa/common';
import { purchase } from '@/shared/i18n/fa/purchase';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { $stateError } from '../model/library-state';
import { $isDialogOpen, dialogCancelled } from '../model/markets-dialog';
import { $offer } from '../model/offer';
import { $isGot } from '../model/outcome';
import { $book, $isOpen, popUpDismissed } from '../model/pop-up';

import { PopupButtons } from './popup-buttons';
import { PopupOffer } from './popup-offer';
import { Purchased } from './purchased';
import { PurchasedButtons } from './purchased-buttons';

const MarketsDialog = lazyOverlay(() => import('./markets-dialog'), $isDialogOpen, dialogCancelled);

/** The purchase pop-up: one book, its price and its buttons. Rule: docs/behaviour.md#purchase-pop-up */
export default function PurchasePopup() {
  const { isOpen, book, isGot, hasButtons, dismissed } = useUnit({
    isOpen: $isOpen,
    book: $book,
    isGot: $isGot,
    hasButtons: $hasButtons,
    dismissed: popUpDismissed,
  });
  return (
    <Dialog
      size="popup"
      isOpen={isOpen}
      title={book ? purchase.popup(book.title) : purchase.untitled}
      isTitleHidden
      closeLabel={common.close}
      onDismissed={() => dismissed()}
      footer={footerOf(book, isGot, hasButtons)}
    >
      {book && (isGot ? <Purchased book={book} /> : <PopupOffer book={book} />)}
      {/* Inside the pop-up, so that a press in the dialog is not a press outside the pop-up. */}
      <MarketsDialog />
    </Dialog>
  );
}

const $hasButtons = combine(
  $offer,
  $stateError,
  (offer, error) => offer !== null && error === null,
);

function footerOf(book: PurchaseBook | null, isGot: boolean, hasButtons: boolean) {
  if (book && isGot) return <PurchasedButtons book={book} />;
  return hasButtons ? <PopupButtons /> : undefined;
}
