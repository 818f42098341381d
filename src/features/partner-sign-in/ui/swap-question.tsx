import { useUnit } from 'effector-react';

import { $person } from '@/entities/session/model';
import { common } from '@/shared/i18n/fa/common';
import { partner } from '@/shared/i18n/fa/partner';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { $isAsking, swapConfirmed, swapDeclined } from '../model';

/** Asks a signed-in user whether a partner's link may sign in another account. */
export default function SwapQuestion() {
  const { isOpen, person, confirmed, declined } = useUnit({
    isOpen: $isAsking,
    person: $person,
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
      {person?.name ? partner.questionTo(person.name) : partner.question}
    </Dialog>
  );
}
