import { useUnit } from 'effector-react';

import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { $deletedComment, $isDeleting, deleteConfirmed, deleteQuestion } from '../delete';

/** Asks for confirmation before a comment is deleted. */
export default function DeleteQuestion() {
  const { isOpen, comment, isDeleting, closed, confirmed } = useUnit({
    isOpen: deleteQuestion.$isOpen,
    comment: $deletedComment,
    isDeleting: $isDeleting,
    closed: deleteQuestion.closed,
    confirmed: deleteConfirmed,
  });
  return (
    <Dialog
      isOpen={isOpen && comment !== null}
      title={texts.deleteTitle}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={
        <>
          <Button kind="danger" isWide isBusy={isDeleting} onClick={() => confirmed()}>
            {texts.deleteConfirm}
          </Button>
          <Button kind="outline" isWide onClick={() => closed()}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.deleteText}
    </Dialog>
  );
}
