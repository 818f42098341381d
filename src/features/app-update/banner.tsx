import { useUnit } from 'effector-react';

import { appUpdate } from '@/shared/i18n/fa/app-update';
import { common } from '@/shared/i18n/fa/common';
import { Button } from '@/shared/ui/button/button';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { TopCard } from '@/shared/ui/top-card/top-card';

import { $updateStatus, updateClicked, updateDismissed } from './model';

const texts = {
  available: appUpdate.ready,
  updating: appUpdate.updating,
  updated: appUpdate.done,
} as const;

/** Offers a new version of the app, above the tabs and the small player. Rule: docs/behaviour.md#update-flow */
export default function UpdateBanner() {
  const { status, update, dismiss } = useUnit({
    status: $updateStatus,
    update: updateClicked,
    dismiss: updateDismissed,
  });
  if (status === 'none') return null;
  return (
    <TopCard label={appUpdate.label} text={texts[status]}>
      {status !== 'updated' && (
        <Button kind="primary" size="small" isBusy={status === 'updating'} onClick={update}>
          {appUpdate.update}
        </Button>
      )}
      {status === 'available' && (
        <IconButton label={common.close} onClick={dismiss}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </TopCard>
  );
}
