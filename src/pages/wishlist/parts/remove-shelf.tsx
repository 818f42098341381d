import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { $shownShelf } from '../model';
import { $isRemovingShelf, removalQuestion, shelfRemovalConfirmed } from '../shelf-forms';

/** Asks before the shown shelf is removed. Its titles stay on the wishlist. */
export default function RemoveShelf() {
  const { isOpen, shelf, isBusy, closed, confirmed } = useUnit({
    isOpen: removalQuestion.$isOpen,
    shelf: $shownShelf,
    isBusy: $isRemovingShelf,
    closed: removalQuestion.closed,
    confirmed: shelfRemovalConfirmed,
  });
  return (
    <Dialog
      isOpen={isOpen && shelf !== null}
      title={texts.removeShelfTitle(shelf?.title ?? '')}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={
        <>
          <Button kind="danger" isWide isBusy={isBusy} onClick={() => confirmed()}>
            {texts.removeShelfConfirm}
          </Button>
          <Button kind="outline" isWide onClick={() => closed()}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.removeShelfText}
    </Dialog>
  );
}
