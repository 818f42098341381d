import { useId } from 'react';

import { cx } from '../cx';
import { CloseIcon } from '../icon/close-icon';
import { InfoIcon } from '../icon/info-icon';
import { WarningIcon } from '../icon/warning-icon';
import { IconButton } from '../icon-button/icon-button';
import notice from '../notice/notice.module.css';
import { NoticeBar } from '../notice/notice-bar';

import styles from './notification-bar.module.css';

export type NotificationKind = 'info' | 'warning' | 'error' | 'other';

export interface ShownNotification {
  readonly kind: NotificationKind;
  readonly text: string;
}

interface NotificationBarProps {
  /** The current notification; without one there is no bar. */
  notification: ShownNotification | null;
  closeLabel: string;
  onClosed: () => void;
  /**
   * Called with whether the pointer or the visible focus is inside; meanwhile it does not time out. Rule:
   * docs/behaviour.md#notifications
   */
  onHeld: (isHeld: boolean) => void;
}

/**
 * The bar at the top of the screen. Warnings and errors interrupt a screen reader, others wait. The next
 * notification reuses the same element, so that a burst of them is one live region.
 */
export function NotificationBar(props: NotificationBarProps) {
  const { notification, closeLabel, onClosed, onHeld } = props;
  const textId = useId();
  if (!notification) return null;
  const { kind, text } = notification;
  const isUrgent = kind === 'warning' || kind === 'error';

  return (
    <div className={cx(notice['place'], styles['place'])}>
      <NoticeBar
        className={kind === 'error' ? styles['error'] : undefined}
        role={isUrgent ? 'alert' : 'status'}
        aria-labelledby={textId}
        onHeld={onHeld}
      >
        {isUrgent ? <WarningIcon size={20} /> : <InfoIcon size={20} />}
        <p id={textId} className={cx(notice['text'], styles['text'])} dir="auto">
          {text}
        </p>
        <IconButton label={closeLabel} onClick={onClosed}>
          <CloseIcon size={20} />
        </IconButton>
      </NoticeBar>
    </div>
  );
}
