import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { endedDialog, renewClicked } from '../model';

/** Says that the subscription has ended, and links to the plans. */
export default function EndedDialog() {
  const { isOpen, closed, renew } = useUnit({
    isOpen: endedDialog.$isOpen,
    closed: endedDialog.closed,
    renew: renewClicked,
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.ended}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={
        <Button kind="subscription" isWide onClick={() => renew()}>
          {texts.renew}
        </Button>
      }
    >
      {texts.endedText}
    </Dialog>
  );
}
