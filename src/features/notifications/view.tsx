import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { NotificationBar } from '@/shared/ui/notification-bar/notification-bar';

import { $notification, dismissClicked, heldChanged } from './model';

/** The current notification, above everything else. */
export function Notifications() {
  const { notification, dismiss, hold } = useUnit({
    notification: $notification,
    dismiss: dismissClicked,
    hold: heldChanged,
  });
  return (
    <NotificationBar
      notification={notification}
      closeLabel={common.close}
      onClosed={dismiss}
      onHeld={hold}
    />
  );
}
