import { useUnit } from 'effector-react';

import { $user } from '@/entities/session/model';
import { common } from '@/shared/i18n/fa/common';
import { partner } from '@/shared/i18n/fa/partner';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { $isSwapQuestionOpen, swapConfirmed, swapDeclined } from '../model';

/** Asks a signed-in user whether a partner's link may sign in another account. */
export default function SwapQuestion() {
  const { isOpen, user, confirmed, declined } = useUnit({
    isOpen: $isSwapQuestionOpen,
    user: $user,
    confirmed: swapConfirmed,
    declined: swapDeclined,
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={partner.title}
      closeLabel={common.close}
      onDismissed={() => declined()}
      footer={
        <>
          <Button kind="ink" isWide onClick={() => confirmed()}>
            {partner.swap}
          </Button>
          <Button kind="outline" isWide onClick={() => declined()}>
            {partner.stay}
          </Button>
        </>
      }
    >
      {user?.name ? partner.questionTo(user.name) : partner.question}
    </Dialog>
  );
}
