import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { profile as texts } from '@/shared/i18n/fa/profile';
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
      title={texts.signOutTitle}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={
        <>
          <Button kind="danger" isWide onClick={() => confirmed()}>
            {texts.signOutConfirm}
          </Button>
          <Button kind="outline" isWide onClick={() => closed()}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {texts.signOutText}
    </Dialog>
  );
}
