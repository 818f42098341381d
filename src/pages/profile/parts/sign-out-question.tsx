import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { profile as words } from '@/shared/i18n/fa/profile';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { signOutConfirmed, signOutQuestion } from '../model';

/** Asks for confirmation before signing out. */
export default function SignOutQuestion() {
  const { isOpen, closed, confirmed } = useUnit({
    isOpen: signOutQuestion.$isOpen,
    closed: signOutQuestion.closed,
    confirmed: signOutConfirmed,
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={words.signOutTitle}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={
        <>
          <Button kind="danger" isWide onClick={() => confirmed()}>
            {words.signOutConfirm}
          </Button>
          <Button kind="outline" isWide onClick={() => closed()}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {words.signOutText}
    </Dialog>
  );
}
