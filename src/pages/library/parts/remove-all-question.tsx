import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { removeAllConfirmed, removeAllQuestion } from '../kept';

/** Asks for confirmation before all books are removed from the device. */
export default function RemoveAllQuestion() {
  const { isOpen, closed, confirmed } = useUnit({
    isOpen: removeAllQuestion.$isOpen,
    closed: removeAllQuestion.closed,
    confirmed: removeAllConfirmed,
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.removeAllTitle}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={
        <>
          <Button kind="danger" isWide onClick={() => confirmed()}>
            {texts.removeAll}
          </Button>
          <Button kind="outline" isWide onClick={() => closed()}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.removeAllText}
    </Dialog>
  );
}
