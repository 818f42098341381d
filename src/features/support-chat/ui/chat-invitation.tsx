import { useUnit } from 'effector-react';

import { supportChat as texts } from '@/shared/i18n/fa/support-chat';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';

import { $isChatOffered, $unreadMessages, chatSheet } from '../model';

import styles from './chat-invitation.module.css';

/** Offers the chat to a user who would otherwise write and wait; nothing where there is no chat. */
export function ChatInvitation() {
  const { isOffered, unread, open } = useUnit({
    isOffered: $isChatOffered,
    unread: $unreadMessages,
    open: chatSheet.opened,
  });
  if (!isOffered) return null;
  return (
    <div className={styles['invitation']}>
      <p className={styles['text']}>
        {unread > 0 ? texts.unread(formatNumber(unread)) : texts.quicker}
      </p>
      <Button kind="outline" onClick={() => open()}>
        {texts.title}
      </Button>
    </div>
  );
}
