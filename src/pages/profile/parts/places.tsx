import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { $wishlistIds } from '@/entities/wishlist/model';
import { $appearance } from '@/features/appearance/model';
import { $canRateApp, appRatingRequested } from '@/features/rate-app/model';
import { $isChatOffered, $unreadMessages, chatSheet } from '@/features/support-chat/model';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { supportChat } from '@/shared/i18n/fa/support-chat';
import { formatNumber } from '@/shared/i18n/format';
import { ArchiveIcon } from '@/shared/ui/icon/archive-icon';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { ChatIcon } from '@/shared/ui/icon/chat-icon';
import { CommentIcon } from '@/shared/ui/icon/comment-icon';
import { DisplayIcon } from '@/shared/ui/icon/display-icon';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { StarIcon } from '@/shared/ui/icon/star-icon';
import { TicketIcon } from '@/shared/ui/icon/ticket-icon';

import { displaySheet } from '../model';

import styles from './rows.module.css';

/** Links to further pages, the settings of the device, and the rating page where the native app has one. */
export function Places({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { canRateApp, rate } = useUnit({ canRateApp: $canRateApp, rate: appRatingRequested });
  return (
    <nav aria-label={texts.placesLabel}>
      <ul className={styles['rows']}>
        {isLoggedIn && <OwnPlaces />}
        <DisplayRow />
        <ChatRow />
        <Place to="/feedback" label={texts.feedback} icon={<CommentIcon />} />
        <Place to="/about" label={texts.about} icon={<InfoIcon />} />
        {canRateApp && (
          <li>
            <button type="button" className={styles['row']} onClick={() => rate()}>
              <RowContent icon={<StarIcon />} label={texts.rateApp} />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function OwnPlaces() {
  const ids = useUnit($wishlistIds);
  const wishes = ids ? texts.books(formatNumber(ids.length)) : '';
  return (
    <>
      <Place to="/wishlist" label={texts.wishlist} icon={<HeartIcon />} note={wishes} />
      <Place to="/archive" label={texts.archive} icon={<ArchiveIcon />} />
      <Place to="/credit-code" label={texts.creditCode} icon={<TicketIcon />} />
    </>
  );
}

/** Opens the sheet with theme and text size. */
function DisplayRow() {
  const { appearance, open } = useUnit({ appearance: $appearance, open: displaySheet.opened });
  return (
    <li>
      <button type="button" className={styles['row']} onClick={() => open()}>
        <RowContent
          icon={<DisplayIcon />}
          label={texts.display}
          note={texts.themes[appearance.theme]}
        />
        <Forward />
      </button>
    </li>
  );
}

/** Opens the support chat where there is one. */
function ChatRow() {
  const { isOffered, unread, open } = useUnit({
    isOffered: $isChatOffered,
    unread: $unreadMessages,
    open: chatSheet.opened,
  });
  if (!isOffered) return null;
  return (
    <li>
      <button type="button" className={styles['row']} onClick={() => open()}>
        <RowContent
          icon={<ChatIcon />}
          label={supportChat.title}
          note={unread > 0 ? supportChat.unread(formatNumber(unread)) : ''}
        />
        <Forward />
      </button>
    </li>
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  /** The value or number at the end of the row. */
  note?: string;
}

function Place({ to, ...row }: RowProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles['row']}>
        <RowContent {...row} />
        <Forward />
      </Link>
    </li>
  );
}

function RowContent({ icon, label, note = '' }: RowProps) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['label']}>{label}</span>
      {note !== '' && <span className={styles['note']}>{note}</span>}
    </>
  );
}

function Forward() {
  return (
    <span className={styles['chevron']}>
      <ChevronIcon to="forward" size={20} />
    </span>
  );
}
